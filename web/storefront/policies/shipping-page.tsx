import type { ReactNode } from 'react'
import { deliveryTimes, INCLUDED_ON, INCLUDED_UNTIL, installation, SHIPS_TO } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { paths } from '#web/paths.ts'
import { Contact } from '#web/storefront/standing/contact.tsx'
import { Figures } from '#web/storefront/standing/figures.tsx'
import { shippingPlaces, shippingPrice, type ShippingFees } from '#domain/content/shipping-words.ts'
import { type ShopSettings, useShop } from '#web/shop/shop.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { StandardPage } from '#web/storefront/standing/owner-words.tsx'
import { Policy } from './policy.tsx'
import { TextLink } from './policy-text.tsx'

const figures = [
  { figure: deliveryTimes.inStock, label: 'In-stock items' },
  { figure: deliveryTimes.madeToOrder, label: 'Made-to-order items, plus delivery' },
  { figure: deliveryTimes.designerPackages, label: 'Designer packages' },
]

const sections = [
  {
    id: 'times',
    title: 'When it arrives',
    body: (
      <>
        <p>
          Times run from the day we confirm your order and its payment or deposit. When pieces of one order
          have different times, we agree with you whether to send them together.
        </p>
        <p>
          {`Installation is booked separately: ${installation.leadTime}, with the appointment made ${installation.bookedAhead} ahead. A package can therefore be ready before its installation day.`}
        </p>
      </>
    ),
  },
  { id: 'costs', title: 'What it costs', body: <WhatItCosts /> },
  {
    id: 'white-glove',
    title: 'White-glove delivery',
    body: (
      <>
        <p>
          We carry each piece to the room it belongs in, put it together, set it in place and take the
          packaging away. Ask for it when you order; where it is not included, we quote it with your order.
        </p>
        <p>
          Tell us about stairs, elevators, gates and parking, and measure the narrowest door on the way in.
        </p>
      </>
    ),
  },
  {
    id: 'tracking',
    title: 'Tracking',
    body: (
      <p>
        When your order leaves, we send the tracking number by email. It is also under{' '}
        <TextLink to={paths.orders()}>My Collection Orders</TextLink>, with each step from Order Placed to
        Delivered.
      </p>
    ),
  },
  {
    id: 'delays',
    title: 'Delays',
    body: (
      <p>
        Furniture for Hawaii mostly travels by sea, and weather, ports and makers can hold it up. When a date
        moves, we write to you with the reason and the new date. What this means for your order is in our{' '}
        <TextLink to={paths.terms()}>Terms of Service</TextLink>.
      </p>
    ),
  },
  {
    id: 'on-the-day',
    title: 'On the day',
    body: (
      <p>
        {`Please have someone there to receive the delivery. Check each piece before the packaging goes, and report damage within ${returnWindows.damage} of delivery. See `}
        <TextLink to={paths.returns()}>Returns and refunds</TextLink>.
      </p>
    ),
  },
  { id: 'questions', title: 'Questions', body: <Contact /> },
]

/** Where we ship, how long it takes and what it costs; `/shipping` itself is a step of the checkout. */
export default function ShippingPage() {
  return (
    <StandardPage>
      <Policy
        path={paths.shippingTerm()}
        title="Shipping policy"
        name="Shipping"
        description={`${SHIPS_TO} In-stock pieces take ${deliveryTimes.inStock}, made-to-order pieces and designer packages ${deliveryTimes.madeToOrder}. Costs, white-glove delivery and delays.`}
        sections={sections}
      >
        <p className="text-lg">{SHIPS_TO}</p>
        <Figures figures={figures} />
      </Policy>
    </StandardPage>
  )
}

/** What shipping costs in each way of ordering, by the shop's settings. */
function WhatItCosts() {
  const { shipping } = useShop().settings
  return (
    <>
      <dl className="grid gap-4">
        <Way name="Ordering at listed prices">
          {shippingPrice(feesOf(shipping))} Checkout shows it before you order.
        </Way>
        <Way name="Asking for a quote">Shipping is a line of its own in your quote.</Way>
        <Way name="Designer packages">
          {`Shipping is ${INCLUDED_ON}. Delivery and installation ${INCLUDED_UNTIL}. For other islands, ask us before you order and we confirm delivery in writing.`}
        </Way>
      </dl>
      <p>Prices are in USD.</p>
      <p>
        {`Checkout also takes addresses in ${shippingPlaces(shipping)}. The shipping cost is shown before you order, or written in your quote.`}
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

/** The fees in cents, as sums are made in them. */
function feesOf(shipping: ShopSettings['shipping']): ShippingFees {
  const { freeShippingThreshold, flatRateShipping, internationalShippingRate } = shipping
  return {
    ...shipping,
    freeShippingThreshold: centsOf(freeShippingThreshold),
    flatRateShipping: centsOf(flatRateShipping),
    internationalShippingRate: centsOf(internationalShippingRate),
  }
}
