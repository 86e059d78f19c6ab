const STEPS = [1, 2, 2.5, 5, 10]
const MOST_STEPS = 4

/** Round amounts from nought to at least `highest`, for the lines of a chart: at most five. */
export function moneyTicks(highest: number): number[] {
  const step = roundStep(Math.max(highest, 1) / MOST_STEPS)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const round = STEPS.find((step) => step * power >= least) ?? 10
  return round * power
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** An amount in dollars as short as an axis needs it: "$2.5K", "−$200". */
export function shortMoney(dollars: number): string {
  return short.format(dollars).replace('-', '−')
}

/** The places of at most `most` labels among `count`, evenly and the first among them. */
export function labelledPlaces(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: Math.ceil(count / every) }, (_, place) => place * every)
}
