/** What a phrase can mean. */
export type Concept = {
  /** `dimension:name`, such as `color:sage`. */
  id: string
  /** The phrases that mean it; the first is what people read. */
  words: readonly string[]
  /** Every sage is green too: ids. */
  broader?: readonly string[] | undefined
  /** What comes nearest where there is none: ids. */
  near?: readonly string[] | undefined
}
