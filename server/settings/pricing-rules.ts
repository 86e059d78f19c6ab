import type { Settings } from '#contract/settings.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { exciseFor } from '#domain/tax/excise.ts'
import type { PricingRules } from '#domain/orders/order-totals.ts'

/** What the settings say about prices: cents, and tax in basis points; the excise tax depends on where an order goes. */
export function pricingRules({ shipping, payment }: Pick<Settings, 'shipping' | 'payment'>): PricingRules {
  return {
    freeShippingEnabled: shipping.enableFreeShipping,
    freeShippingAbove: shipping.freeShippingThreshold,
    shippingFee: shipping.flatRateShipping,
    taxBasisPoints: Math.round(payment.taxRate * 100),
    minimumOrder: shipping.minimumOrderAmount,
    internationalFee: shipping.internationalShippingRate,
  }
}

type TaxSettings = Pick<Settings, 'general' | 'shipping' | 'payment'>
type To = { country: string; postalCode: string | undefined; pickup: boolean }

/** The excise tax of what goes there now; null by the flat rate, undefined while nobody knows the county. */
export function exciseNow({ general, shipping, payment }: TaxSettings, to: To, now: Date) {
  const destination = { ...to, pickupAddress: shipping.localPickupAddress }
  return exciseFor(payment.tax, destination, storeDay(now, general.timeZone))
}
