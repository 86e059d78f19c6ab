/** The list with the thing at `from` moved to `to`; undefined where that is no move. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] | undefined {
  const thing = things[from]
  if (thing === undefined || to < 0 || to >= things.length || to === from) return undefined
  return things.toSpliced(from, 1).toSpliced(to, 0, thing)
}
