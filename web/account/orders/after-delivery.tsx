import { Link } from '#web/router/router.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import type { ShownOrder } from '#web/parts/order-state.ts'
import { paths } from '#web/paths.ts'

/** What to expect of installation, and once the order is there, what to look at. */
export function AfterDelivery({ order }: { order: ShownOrder }) {
  if (!isAgreed(order) || order.status === 'cancelled') return null
  return (
    <div className="grid max-w-text gap-2 text-sm text-muted print:hidden">
      <p>
        Installation: Minimum 3 months from final purchase-order confirmation and deposit, booked at least 2
        weeks ahead.
      </p>
      <p>
        After delivery: Report damage within 48 hours and ask for returns within 14 days of delivery.{' '}
        <Link to={paths.returns()} className="text-link">
          Returns
        </Link>
      </p>
    </div>
  )
}
