import { formatMoney, sumCents } from '#kit/core/money.ts'
import type { Excise } from '#domain/tax/excise.ts'
import { exciseTax } from '#domain/tax/excise-rates.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'

/** What settings say about prices; amounts in cents, tax in basis points (10 % = 1000). */
export type PricingRules = {
  freeShippingEnabled: boolean
  freeShippingAbove: number
  shippingFee: number
  taxBasisPoints: number
  minimumOrder: number
  internationalFee: number
  /** In place of the flat rate, where an order goes to Hawaii and the shop follows its counties. */
  excise?: Excise | null
}

/** So many at one price, in cents; a designer package has its delivery in the price. */
export type PricedLine = { price: number; quantity: number; includesDelivery?: boolean }

export type Delivery = { pickup: boolean; country: string }
export type OrderTotals = { itemsPrice: number; shippingPrice: number; taxPrice: number; totalPrice: number }

const unpriced: OrderTotals = { itemsPrice: 0, shippingPrice: 0, taxPrice: 0, totalPrice: 0 }

/**
 * What an order costs, in cents.
 *
 * The flat tax is on the items alone, in basis points so that the sum stays in whole
 * numbers, rounded half up. In quote mode nothing is priced yet: all 0.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  mode: SalesMode,
  rules: PricingRules,
  delivery: Delivery,
): OrderTotals {
  if (mode === 'quote') return unpriced
  const itemsPrice = sumCents(lines.map((line) => line.price * line.quantity))
  const shippingPrice = shippingFor(lines, itemsPrice, rules, delivery)
  const taxPrice = rules.excise
    ? exciseTax(taxBase({ itemsPrice, shippingPrice }, rules.excise), rules.excise.ppm)
    : Math.floor((itemsPrice * rules.taxBasisPoints + 5_000) / 10_000)
  return { itemsPrice, shippingPrice, taxPrice, totalPrice: itemsPrice + shippingPrice + taxPrice }
}

/** What the excise tax is taken of, in cents: the items less a discount, and their delivery where that is taxed. */
export function taxBase(
  {
    itemsPrice,
    shippingPrice,
    discount = 0,
  }: { itemsPrice: number; shippingPrice: number; discount?: number },
  { taxDelivery }: Pick<Excise, 'taxDelivery'>,
): number {
  return Math.max(0, itemsPrice - discount) + (taxDelivery ? shippingPrice : 0)
}

/** Whether items worth `itemsPrice` cents may be ordered; a quote may be asked for at any size. */
export function reachesMinimum(
  itemsPrice: number,
  mode: SalesMode,
  rules: Pick<PricingRules, 'minimumOrder'>,
): boolean {
  return mode === 'quote' || itemsPrice >= rules.minimumOrder
}

/** The refusal of an order below the minimum of `cents`. */
export function minimumOrderMessage(cents: number): string {
  return `Minimum order amount is ${formatMoney(cents)}`
}

/**
 * Free strictly above the threshold: exactly $100 still pays the fee. Free, too, where every line has its
 * delivery in the price. Leaving the US costs extra even then.
 */
function shippingFor(
  lines: readonly PricedLine[],
  itemsPrice: number,
  rules: PricingRules,
  { pickup, country }: Delivery,
): number {
  if (pickup) return 0
  const isIncluded = lines.length > 0 && lines.every((line) => line.includesDelivery)
  const isFree = isIncluded || (rules.freeShippingEnabled && itemsPrice > rules.freeShippingAbove)
  return (isFree ? 0 : rules.shippingFee) + (country === 'US' ? 0 : rules.internationalFee)
}
