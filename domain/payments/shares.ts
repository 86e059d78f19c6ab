/**
 * `cents` divided by the weights, to the cent: what rounding leaves over goes to the largest remainders, the first of
 * equal ones. All of it goes to the first where nothing weighs.
 */
export function shares(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return weights.map((_, at) => (at === 0 ? cents : 0))
  const exact = weights.map((weight) => {
    const product = BigInt(cents) * BigInt(weight)
    return { whole: Number(product / BigInt(all)), rest: Number(product % BigInt(all)) }
  })
  let left = cents - exact.reduce((sum, { whole }) => sum + whole, 0)
  const byRest = exact.map((_, at) => at).toSorted((a, b) => (exact[b]?.rest ?? 0) - (exact[a]?.rest ?? 0))
  const more = new Set(byRest.filter(() => left-- > 0))
  return exact.map(({ whole }, at) => whole + (more.has(at) ? 1 : 0))
}
