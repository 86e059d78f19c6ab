/**
 * How likely two samples are to differ as much as they do when there is no difference: the two-sided p of the
 * Mann–Whitney test, by its normal approximation. Below 0.01 somebody could tell them apart.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce((sum, value) => sum + other.reduce((won, rival) => won + win(value, rival), 0), 0)
  const pairs = one.length * other.length
  const deviation = Math.sqrt((pairs * (one.length + other.length + 1)) / 12)
  return 2 * (1 - normal(Math.abs(wins - pairs / 2) / deviation))
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function win(value: number, rival: number): number {
  return value === rival ? 0.5 : Number(value > rival)
}

/** The share of a normal distribution below `z` ≥ 0 (Abramowitz and Stegun 26.2.17, good to 7 decimals). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153]
  const sum = series.reduce((inner, factor) => (inner + factor) * t, 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
