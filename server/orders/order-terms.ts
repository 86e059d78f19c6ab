import { invalid } from '#server/invalid.ts'
import { z } from 'zod'
import { Dollars, MAX_CENTS } from '#kit/core/operation/money.ts'
import type { PlaceOrder } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { PAST_DAY } from '#domain/orders/delivery-wishes.ts'
import { minimumOrderMessage, reachesMinimum, type OrderTotals } from '#domain/orders/order-totals.ts'
import { zipCodeMessage } from '#domain/places/zip-code.ts'
import { shippingCountriesFor } from '#domain/users/countries.ts'

const Totals = z.object({
  itemsPrice: Dollars,
  shippingPrice: Dollars,
  taxPrice: Dollars,
  totalPrice: Dollars,
})

/** Refuses pickup where it is not offered, and countries that the shop does not ship to. */
export function refuseDelivery(
  { pickup, shippingAddress }: PlaceOrder,
  shipping: Settings['shipping'],
): void {
  if (pickup && !shipping.allowLocalPickup) throw invalid('pickup', 'Local pickup is not offered')
  const countries = shippingCountriesFor(shipping.allowInternationalShipping)
  if (!countries.includes(shippingAddress.country)) {
    throw invalid('shippingAddress.country', 'We ship to the United States only')
  }
}

/** Refuses a day before the store's `today`. */
export function refusePastDay(field: string, day: string | undefined, today: string): void {
  if (day && day < today) throw invalid(field, PAST_DAY)
}

/** Refuses a US address whose county nobody can tell. */
export function refusePostalCode(): never {
  throw invalid('shippingAddress.postalCode', zipCodeMessage)
}

/** Refuses an order below the minimum of `minimumOrder` cents. */
export function refuseSmallOrder(itemsPrice: number, minimumOrder: number): void {
  if (reachesMinimum(itemsPrice, 'purchase', { minimumOrder })) return
  throw new Problem('minimum_order', { message: minimumOrderMessage(minimumOrder) })
}

/** Refuses a total that the customer did not see, with the figures as they are now, in dollars. */
export function refuseChangedPrice(seen: number | undefined, totals: OrderTotals): void {
  if (seen === undefined || seen === totals.totalPrice) return
  throw new Problem('price_changed', { figures: z.encode(Totals, totals) })
}

/** Refuses a total, in cents, that is more than one order may come to. */
export function refuseHugeTotal(totalPrice: number): void {
  if (totalPrice <= MAX_CENTS) return
  throw new Problem('validation_failed', { message: 'This is more than one order can hold. Please call us.' })
}
