/** Marks, and the two letters that normalizing makes marks of. */
const MANY = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/**
 * Text with at most 30 marks on one letter, which is more than any language writes (UAX #15, Stream-Safe Text).
 * `normalize` puts marks in order in the square of their number: 100,000 take it half a minute.
 */
export function withFewMarks(text: string): string {
  return text.replace(MANY, '$1')
}
