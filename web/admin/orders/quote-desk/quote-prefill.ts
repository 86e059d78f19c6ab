import type { z } from 'zod'
import { QuoteForm } from '#contract/orders/admin-operations.ts'
import { orderTotals, type OrderTotals, type PricingRules } from '#domain/orders/order-totals.ts'
import { type Excise, exciseFor } from '#domain/tax/excise.ts'
import { type LineDiscount, lineDiscount } from '#domain/orders/line-discount.ts'
import { daysFrom } from '#kit/core/calendar-days.ts'
import { sumCents } from '#kit/core/money.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import type { ShopSettings } from '#web/shop/shop.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

/** A quote as its form holds it: dollars, and a day as YYYY-MM-DD. */
export type QuoteValues = z.input<typeof QuoteForm>

/** How long a quote stands unless the studio says otherwise. */
export const QUOTE_DAYS = 14

/**
 * What the form starts with: what was sent where a quote is revised; else list prices, with shipping and tax by the
 * shop's rules, valid for 14 days of the store's calendar.
 */
export function quotePrefill(order: ShownOrder, settings: ShopSettings, now: Date): QuoteValues {
  return order.quoteStatus === 'quoted' ? sentValues(order, settings) : firstValues(order, settings, now)
}

/** The lines that are sent next. */
export function quoteLines({ quote, orderItems }: ShownOrder): ShownOrder['orderItems'] {
  return quote?.draft ?? orderItems
}

/** The lines with their prices, or what they cost in the list where the studio has named none. */
export function linePrices(order: ShownOrder): QuoteValues['items'] {
  return quoteLines(order).map(({ _id, price, listPrice = 0 }) => ({ _id, price: price ?? listPrice }))
}

/** The prices of saved lines: `typed` ones stay where the line is still there and was saved at no other price. */
export function pricesBeside(
  before: QuoteValues['items'],
  saved: QuoteValues['items'],
  typed: QuoteValues['items'],
): QuoteValues['items'] {
  return saved.map((line) => {
    const isSame = before.some(({ _id, price }) => _id === line._id && price === line.price)
    return (isSame && typed.find(({ _id }) => _id === line._id)) || line
  })
}

/** A discount as it is counted. */
export function inCents(discount: ShownOrder['orderItems'][number]['discount']): LineDiscount | undefined {
  return discount && 'amount' in discount ? { amount: centsOf(discount.amount) } : discount
}

function sentValues(order: ShownOrder, settings: ShopSettings): QuoteValues {
  const { orderItems, shippingPrice, taxPrice, quote } = order
  const ofLines = orderItems.map(({ price, quantity, discount }) =>
    lineDiscount({ price: centsTyped(price ?? 0), quantity, discount: inCents(discount) }),
  )
  return {
    items: linePrices(order),
    shippingPrice,
    taxPrice,
    discount: (centsOf(order.discount) - sumCents(ofLines)) / 100,
    validUntil: quote?.validUntil ?? '',
    note: quote?.note ?? '',
    schedule: quote?.schedule ?? settings.schedule,
    seenSentAt: quote?.sentAt ?? null,
  }
}

function firstValues(order: ShownOrder, settings: ShopSettings, now: Date): QuoteValues {
  const items = linePrices(order)
  const { shippingPrice, taxPrice } = ruledTotals(order, items, settings)
  return {
    items,
    shippingPrice: shippingPrice / 100,
    taxPrice: taxPrice / 100,
    discount: 0,
    validUntil: storeDay(daysFrom(now, QUOTE_DAYS), settings.timeZone),
    note: '',
    schedule: settings.schedule,
    seenSentAt: null,
  }
}

/** What the shop's own rules make of these unit prices, in cents; a price that is not set counts as 0. */
export function ruledTotals(
  order: ShownOrder,
  prices: QuoteValues['items'],
  settings: ShopSettings,
): OrderTotals {
  const { isPickup, shippingAddress } = order
  const lines = quoteLines(order).map(({ quantity, packageId }, at) => ({
    quantity,
    price: centsTyped(prices[at]?.price),
    includesDelivery: packageId !== null,
  }))
  const delivery = { pickup: isPickup, country: shippingAddress.country }
  const excise = quoteExcise({ isPickup, shippingAddress }, settings) ?? null
  return orderTotals(lines, 'purchase', { ...rulesOf(settings), excise }, delivery)
}

/** The excise tax of where it goes, today; nothing by the flat rate, or where nobody knows the county. */
export function quoteExcise(
  { isPickup, shippingAddress }: Pick<ShownOrder, 'isPickup' | 'shippingAddress'>,
  { tax, shipping, timeZone }: ShopSettings,
): Excise | undefined {
  const { country, postalCode } = shippingAddress
  const to = { country, postalCode, pickup: isPickup, pickupAddress: shipping.localPickupAddress }
  return exciseFor(tax, to, storeDay(new Date(), timeZone)) ?? undefined
}

/** Whether it is an amount that a quote may say, and not one that is missing or unreadable. */
export function isAmount(dollars: number | undefined): dollars is number {
  return QuoteForm.shape.shippingPrice.safeParse(dollars).success
}

/** Cents of an amount; 0 while it is none. */
export function centsTyped(dollars: number | undefined): number {
  return isAmount(dollars) ? centsOf(dollars) : 0
}

function rulesOf({ shipping, taxRate }: ShopSettings): PricingRules {
  return {
    freeShippingEnabled: shipping.enableFreeShipping,
    freeShippingAbove: centsOf(shipping.freeShippingThreshold),
    shippingFee: centsOf(shipping.flatRateShipping),
    taxBasisPoints: Math.round(taxRate * 100),
    minimumOrder: centsOf(shipping.minimumOrderAmount),
    internationalFee: centsOf(shipping.internationalShippingRate),
  }
}
