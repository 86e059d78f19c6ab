import type { SettingsTyped } from '#contract/settings-form.ts'
import {
  minimumOrderMessage,
  orderTotals,
  reachesMinimum,
  type OrderTotals,
} from '#domain/orders/order-totals.ts'
import { exciseFor } from '#domain/tax/excise.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

const AN_OAHU_CODE = '96815'
const A_MAINLAND_CODE = '94110'

export type Example = { label: string; totals: OrderTotals }

/** What an order of one piece comes to, each way that it can reach the customer; and why checkout refuses it, if it does. */
export function priceExample(
  { shipping, payment }: Pick<SettingsTyped, 'shipping' | 'payment'>,
  dollars: number,
  today: string,
): { refusal: string | undefined; ways: Example[] } {
  const itemsPrice = centsIn(dollars)
  const rules = {
    freeShippingEnabled: shipping.enableFreeShipping,
    freeShippingAbove: centsIn(shipping.freeShippingThreshold),
    shippingFee: centsIn(shipping.flatRateShipping),
    taxBasisPoints: centsIn(payment.taxRate),
    minimumOrder: centsIn(shipping.minimumOrderAmount),
    internationalFee: centsIn(shipping.internationalShippingRate),
  }
  const totals = (country: string, pickup = false, postalCode = '') => {
    const to = { country, postalCode, pickup, pickupAddress: shipping.localPickupAddress }
    const excise = exciseFor(payment.tax, to, today) ?? null
    const lines = [{ price: itemsPrice, quantity: 1 }]
    return orderTotals(lines, 'purchase', { ...rules, excise }, { country, pickup })
  }
  const ways = [
    { label: 'Oʻahu', totals: totals('US', false, AN_OAHU_CODE), isOn: payment.tax.mode === 'hawaii' },
    { label: 'United States', totals: totals('US', false, A_MAINLAND_CODE), isOn: true },
    { label: 'Abroad', totals: totals('CA'), isOn: shipping.allowInternationalShipping },
    { label: 'Picked up', totals: totals('US', true), isOn: shipping.allowLocalPickup },
  ]
  const isRefused = !reachesMinimum(itemsPrice, 'purchase', rules)
  return {
    refusal: isRefused ? minimumOrderMessage(rules.minimumOrder) : undefined,
    ways: ways.filter(({ isOn }) => isOn),
  }
}

/** What is not typed yet counts as 0. */
function centsIn(amount: number | undefined): number {
  return Number.isFinite(amount) ? centsOf(amount ?? 0) : 0
}
