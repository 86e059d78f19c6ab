import { Link } from '#web/router/router.ts'
import { paths } from '#web/paths.ts'

/** How far and how fast we ship. */
export function DeliveryTimes() {
  return (
    <p className="max-w-text text-sm text-muted">
      We ship to all Hawaiian islands. In-stock items take 2-4 weeks; made-to-order items 8-12 weeks plus
      delivery; designer packages 8-12 weeks.{' '}
      <Link to={paths.shippingTerm()} className="text-link">
        Shipping
      </Link>
    </p>
  )
}
