import { Link } from '#kit/browser/router/router.ts'
import { DEPOSIT_SHARE } from '#domain/policies.ts'
import { paths } from '#web/paths.ts'
import { Bullets } from './bullets.tsx'

/** What becomes of an order, and of what was paid for it, when it is called off. */
export function Canceling() {
  return (
    <Bullets>
      <li>
        You can cancel an order yourself while it is pending or processing and not yet paid: open it under{' '}
        <Link to={paths.orders()} className="text-link">
          My Collection Orders
        </Link>
        .
      </li>
      <li>
        {`Once you have paid, write to us. The ${DEPOSIT_SHARE} non-refundable deposit secures your purchase order and is not returned if you change your mind before delivery.`}
      </li>
      <li>A return that is eligible after delivery is refunded as described on this page.</li>
      <li>If we have to cancel because we cannot supply a piece, we refund what you paid for it.</li>
      <li>
        Custom design services are paid in full before design work begins. You can withdraw a design request
        while it is pending and unpaid.
      </li>
    </Bullets>
  )
}
