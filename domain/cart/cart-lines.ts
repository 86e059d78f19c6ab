import { sumCents } from '#kit/core/money.ts'

/** The most units of one choice in a cart or order line; more is a matter for the studio. */
export const MAX_QUANTITY = 999

/** The most lines of one order, and so of one cart. */
export const MAX_LINES = 100

/** `wanted` pieces, or as many as `stock` still gives: 0 when nothing is left. */
export function capQuantity(wanted: number, stock: number): number {
  return Math.max(0, Math.min(wanted, stock))
}

/** The count and the total (cents) of a cart; a line without a price, as in quote mode, leaves the total null. */
export function cartTotals(lines: readonly { price: number | null; quantity: number }[]): {
  totalItems: number
  totalPrice: number | null
} {
  const totalItems = lines.reduce((sum, line) => sum + line.quantity, 0)
  const amounts = lines.flatMap((line) => (line.price === null ? [] : line.price * line.quantity))
  return { totalItems, totalPrice: amounts.length === lines.length ? sumCents(amounts) : null }
}
