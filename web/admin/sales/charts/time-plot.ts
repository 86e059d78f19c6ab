import { moneyTicks } from './money-scale.ts'

/** Room around the drawing for its labels, in CSS pixels. */
export const margins = { left: 56, right: 12, top: 16, bottom: 28 } as const
export const PLOT_HEIGHT = 280

/** Where amounts over time are drawn, in CSS pixels: each step has a slot of equal width. */
export type TimePlot = {
  width: number
  /** The middle of a step's slot. */
  x: (place: number) => number
  y: (amount: number) => number
  slot: number
  ticks: number[]
  /** The height of nought. */
  ground: number
}

export function timePlot(amounts: readonly number[], width: number): TimePlot {
  const ticks = moneyTicks(Math.max(0, ...amounts))
  const highest = ticks.at(-1) ?? 1
  const ground = PLOT_HEIGHT - margins.bottom
  const slot = Math.max(0, width - margins.left - margins.right) / Math.max(1, amounts.length)
  return {
    width,
    slot,
    ticks,
    ground,
    x: (place) => margins.left + slot * (place + 0.5),
    y: (amount) => ground - (amount / highest) * (ground - margins.top),
  }
}

/** The line through all amounts, as an SVG path. */
export function linePath(amounts: readonly number[], { x, y }: TimePlot): string {
  return amounts
    .map((amount, place) => `${place === 0 ? 'M' : 'L'}${rounded(x(place))} ${rounded(y(amount))}`)
    .join('')
}

/** The area under that line, closed along the ground. */
export function areaPath(amounts: readonly number[], plot: TimePlot): string {
  const last = rounded(plot.x(amounts.length - 1))
  return `${linePath(amounts, plot)}L${last} ${plot.ground}L${rounded(plot.x(0))} ${plot.ground}Z`
}

/** Which step lies under `left`, a distance from the left edge of the drawing. */
export function placeAt(left: number, count: number, { slot }: TimePlot): number {
  return Math.min(count - 1, Math.max(0, Math.floor((left - margins.left) / slot)))
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
