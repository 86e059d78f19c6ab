import {
  DELIVERY_TIMES,
  DESIGN_FEE,
  FINAL_ITEMS,
  INCLUDED_ON,
  INCLUDED_UNTIL,
  installation,
  PACKAGE_RETURNS,
  PACKAGE_RETURNS_FOR,
  REFUND_TIME,
  REVISION_ROUNDS,
  SHIPS_TO,
  warrantyTimes,
} from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { Contact } from '#web/storefront/standing/contact.tsx'
import type { PolicySection } from './section-nav.tsx'

/** Sections 6 to 10: from the design to the law. */
export const termsOfService: PolicySection[] = [
  {
    id: 'custom-design',
    title: 'Custom design services',
    body: (
      <>
        <p>
          {`Custom design services are paid in full before design work begins: a design fee of ${DESIGN_FEE}, due upfront. You send a floor plan that matches as-built conditions; we rely on it, and cannot answer for rooms that differ from it. You receive a concept and ${REVISION_ROUNDS}.`}
        </p>
        <p>
          You may withdraw a request while it is pending and unpaid. If we decline a request after you have
          paid, we refund the fee.
        </p>
        <p>
          Suggested products are bought separately, under these terms. Drawings and concepts are for your home
          and your own use; we keep the rights in them.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery and installation',
    body: (
      <>
        <p>{`${SHIPS_TO} ${DELIVERY_TIMES}`}</p>
        <p>
          {`For designer packages, delivery and installation are ${INCLUDED_UNTIL}, and shipping is ${INCLUDED_ON}. Installation has a lead time of ${installation.leadTime}, and is booked ${installation.bookedAhead} ahead.`}
        </p>
        <p>
          Times are our best estimate; where a delay is outside our control, we give you a new date. You are
          responsible for a clear and safe way in. The piece is yours to look after from delivery.
        </p>
      </>
    ),
  },
  {
    id: 'returns',
    title: 'Returns, refunds and warranty',
    body: (
      <>
        <p>
          {`Returns must be requested within ${returnWindows.anyReason} of delivery, and damage reported within ${returnWindows.damage} of delivery. ${FINAL_ITEMS}; for designer packages, the ${PACKAGE_RETURNS} applies, ${PACKAGE_RETURNS_FOR}.`}
        </p>
        <p>
          {`Refunds take ${REFUND_TIME} after inspection and go to the original payment method. Return shipping is at your cost unless due to a defect or our error.`}
        </p>
        <p>
          {`Manufacturer warranties run about ${warrantyTimes.pieces} from delivery, and ${warrantyTimes.packages} for designer packages. Nothing here takes away rights that the law gives you.`}
        </p>
      </>
    ),
  },
  {
    id: 'this-site',
    title: 'This site and what you send us',
    body: (
      <>
        <p>
          The pictures, models, drawings and texts on this site are ours or our makers'. You may use them to
          plan your home, not to sell.
        </p>
        <p>
          Floor plans, photos and payment evidence that you send stay yours; we use them to do the work you
          asked for and to keep the records we must. Send only what you have the right to send.
        </p>
        <p>Do not misuse the site, its accounts or its data.</p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability, law and contact',
    body: (
      <>
        <p>
          We answer for what we promise in these terms and for what the law does not let us exclude. Beyond
          that, our liability for an order is limited to what you paid for it, and we do not answer for
          indirect loss.
        </p>
        <p>
          The law of the State of Hawaii applies. We may change these terms; the version on the day of your
          order counts for that order.
        </p>
        <p>Questions:</p>
        <Contact />
      </>
    ),
  },
]
