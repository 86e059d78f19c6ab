import { formatShortMoney } from '#kit/core/money.ts'

/** What shipping costs by the settings, in cents. */
export type ShippingFees = {
  enableFreeShipping: boolean
  freeShippingThreshold: number
  flatRateShipping: number
  internationalShippingRate: number
  allowInternationalShipping: boolean
  allowLocalPickup: boolean
}

/** "Shipping is Free when your items come to more than $100, otherwise $10." */
export function shippingPrice(shipping: ShippingFees): string {
  const { enableFreeShipping, freeShippingThreshold, flatRateShipping, internationalShippingRate } = shipping
  const fee = formatShortMoney(flatRateShipping)
  const free = enableFreeShipping
    ? `Free when your items come to more than ${formatShortMoney(freeShippingThreshold)}, otherwise `
    : ''
  const abroad =
    shipping.allowInternationalShipping && internationalShippingRate > 0
      ? ` Outside the United States it is ${formatShortMoney(internationalShippingRate)} more.`
      : ''
  const pickup = shipping.allowLocalPickup ? ' Local pickup is Free.' : ''
  return `Shipping is ${free}${fee}.${abroad}${pickup}`
}

/** Where checkout sends to, beside Hawaii. */
export function shippingPlaces({
  allowInternationalShipping,
}: Pick<ShippingFees, 'allowInternationalShipping'>): string {
  const states = 'the rest of the United States'
  return allowInternationalShipping
    ? `${states}, Canada, the United Kingdom, Australia and Indonesia`
    : states
}
