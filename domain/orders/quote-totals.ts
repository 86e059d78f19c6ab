import { sumCents } from '#kit/core/money.ts'
import { type DiscountedLine, lineDiscount } from './line-discount.ts'

export type QuoteFigures = { shippingPrice: number; taxPrice: number; discount: number }
export type QuoteTotals = QuoteFigures & { itemsPrice: number; totalPrice: number }

/**
 * What a quote comes to, in cents, from the unit prices and figures the studio has set. The discounts of its lines
 * stand in its discount, with the one of the whole; they never take it below zero.
 */
export function quoteTotals(
  lines: readonly DiscountedLine[],
  { shippingPrice, taxPrice, discount: ofWhole }: QuoteFigures,
): QuoteTotals {
  const itemsPrice = sumCents(lines.map((line) => line.price * line.quantity))
  const discount = ofWhole + sumCents(lines.map(lineDiscount))
  const totalPrice = Math.max(0, itemsPrice + shippingPrice + taxPrice - discount)
  return { itemsPrice, shippingPrice, taxPrice, discount, totalPrice }
}
