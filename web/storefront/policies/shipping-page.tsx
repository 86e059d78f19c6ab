import { deliveryTimes, SHIPS_TO } from '#domain/policies.ts'
import { paths } from '#web/paths.ts'
import { Contact } from '#web/storefront/standing/contact.tsx'
import { Figures } from '#web/storefront/standing/figures.tsx'
import { Delays, OnTheDay, Tracking, WhenItArrives, WhiteGlove } from './delivery.tsx'
import { Policy } from './policy.tsx'
import { WhatItCosts } from './what-it-costs.tsx'

const figures = [
  { figure: deliveryTimes.inStock, label: 'In-stock items' },
  { figure: deliveryTimes.madeToOrder, label: 'Made-to-order items, plus delivery' },
  { figure: deliveryTimes.designerPackages, label: 'Designer packages' },
]

const sections = [
  { id: 'times', title: 'When it arrives', body: <WhenItArrives /> },
  { id: 'costs', title: 'What it costs', body: <WhatItCosts /> },
  { id: 'white-glove', title: 'White-glove delivery', body: <WhiteGlove /> },
  { id: 'tracking', title: 'Tracking', body: <Tracking /> },
  { id: 'delays', title: 'Delays', body: <Delays /> },
  { id: 'on-the-day', title: 'On the day', body: <OnTheDay /> },
  { id: 'questions', title: 'Questions', body: <Contact /> },
]

/** Where we ship, how long it takes and what it costs; `/shipping` itself is a step of the checkout. */
export default function ShippingPage() {
  return (
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
  )
}
