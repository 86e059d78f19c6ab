import { formatShortMoney } from '#kit/core/money.ts'
import type { ShopSettings } from '#web/shop/shop.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

/** What shipping costs, in a sentence: "Free over $100 of items, otherwise $10." */
export function shippingWords({ shipping }: ShopSettings): string {
  const { enableFreeShipping, freeShippingThreshold, flatRateShipping, internationalShippingRate } = shipping
  const fee = amount(flatRateShipping)
  const atHome = enableFreeShipping
    ? `Free over ${amount(freeShippingThreshold)} of items, otherwise ${fee}.`
    : `${fee}.`
  if (internationalShippingRate === 0) return atHome
  return `${atHome} Outside the United States ${amount(internationalShippingRate)} more.`
}

/** What tax is taken of what: "10 percent of items." */
export function taxWords({ taxRate }: ShopSettings): string {
  return `${taxRate} percent of items.`
}

function amount(dollars: number): string {
  return formatShortMoney(centsOf(dollars))
}
