import { type DiscountedLine, lineDiscount } from './line-discount.ts'

/** A line of a quote with what one costs the shop, in cents; null where nobody knows. */
export type CostedLine = DiscountedLine & { cost: number | null }

/** What is left of what lines come to once they are paid for: in cents, and of a hundred of their price. */
export type Margin = { cents: number; percent: number | null }

/** The margin of the lines that have a cost, less `discount` on the whole; undefined where it is of none. */
export function marginOf(lines: readonly CostedLine[], discount = 0): Margin | undefined {
  const costed = lines.flatMap(({ cost, ...line }) => (cost === null ? [] : [{ ...line, cost }]))
  if (costed.length === 0) return undefined
  const sum = (centsOf: (line: (typeof costed)[number]) => number) =>
    costed.reduce((total, line) => total + centsOf(line), 0)
  const income = sum((line) => line.price * line.quantity - lineDiscount(line)) - discount
  const cents = income - sum(({ cost, quantity }) => cost * quantity)
  return { cents, percent: income > 0 ? Math.round((100 * cents) / income) : null }
}
