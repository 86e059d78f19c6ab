/** Whole cents of an amount in dollars as it came over the wire; sums and domain rules work in cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100)
}
