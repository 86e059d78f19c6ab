import type { ReactNode } from 'react'
import { formatShortMoney } from '#kit/core/money.ts'
import { INCLUDED_ON, INCLUDED_UNTIL } from '#domain/policies.ts'
import { useShop, type ShopSettings } from '#web/shop/shop.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

/** What shipping costs in each way of ordering, by the shop's settings. */
export function WhatItCosts() {
  const { shipping } = useShop().settings
  return (
    <>
      <dl className="grid gap-4">
        <Way name="Ordering at listed prices">{priceOf(shipping)} Checkout shows it before you order.</Way>
        <Way name="Asking for a quote">Shipping is a line of its own in your quote.</Way>
        <Way name="Designer packages">
          {`Shipping is ${INCLUDED_ON}. Delivery and installation ${INCLUDED_UNTIL}. For other islands, ask us before you order and we confirm delivery in writing.`}
        </Way>
      </dl>
      <p>Prices are in USD.</p>
      <p>
        {`Checkout also takes addresses in ${placesOf(shipping)}. The shipping cost is shown before you order, or written in your quote.`}
      </p>
    </>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Shipping = ShopSettings['shipping']

/** "Shipping is Free when your items come to more than $100, otherwise $10." */
function priceOf(shipping: Shipping): string {
  const { enableFreeShipping, freeShippingThreshold, flatRateShipping, internationalShippingRate } = shipping
  const fee = amount(flatRateShipping)
  const free = enableFreeShipping
    ? `Free when your items come to more than ${amount(freeShippingThreshold)}, otherwise `
    : ''
  const abroad =
    shipping.allowInternationalShipping && internationalShippingRate > 0
      ? ` Outside the United States it is ${amount(internationalShippingRate)} more.`
      : ''
  const pickup = shipping.allowLocalPickup ? ' Local pickup is Free.' : ''
  return `Shipping is ${free}${fee}.${abroad}${pickup}`
}

function placesOf({ allowInternationalShipping }: Shipping): string {
  const states = 'the rest of the United States'
  return allowInternationalShipping
    ? `${states}, Canada, the United Kingdom, Australia and Indonesia`
    : states
}

function amount(dollars: number): string {
  return formatShortMoney(centsOf(dollars))
}
