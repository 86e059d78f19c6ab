import { sumCents } from '#kit/core/money.ts'

export type QuoteFigures = { shippingPrice: number; taxPrice: number; discount: number }
export type QuoteTotals = QuoteFigures & { itemsPrice: number; totalPrice: number }

/** What a quote comes to, in cents, from the unit prices and figures the studio has set; a discount never takes it below zero. */
export function quoteTotals(
  lines: readonly { price: number; quantity: number }[],
  { shippingPrice, taxPrice, discount }: QuoteFigures,
): QuoteTotals {
  const itemsPrice = sumCents(lines.map((line) => line.price * line.quantity))
  const totalPrice = Math.max(0, itemsPrice + shippingPrice + taxPrice - discount)
  return { itemsPrice, shippingPrice, taxPrice, discount, totalPrice }
}
