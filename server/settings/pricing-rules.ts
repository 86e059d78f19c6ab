import type { Settings } from '#contract/settings.ts'
import type { PricingRules } from '#domain/orders/order-totals.ts'

/** What the settings say about prices: cents, and tax in basis points. */
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
