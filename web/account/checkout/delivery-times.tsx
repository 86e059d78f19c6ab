import { Link } from '#kit/browser/router/router.ts'
import { DELIVERY_TIMES, SHIPS_TO } from '#domain/policies.ts'
import { paths } from '#web/paths.ts'

/** How far and how fast we ship. */
export function DeliveryTimes() {
  return (
    <p className="max-w-text text-sm text-muted">
      {SHIPS_TO} {DELIVERY_TIMES}{' '}
      <Link to={paths.shippingTerm()} className="text-link">
        Shipping
      </Link>
    </p>
  )
}
