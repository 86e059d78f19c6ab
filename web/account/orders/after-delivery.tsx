import { Link } from '#kit/browser/router/router.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { installation } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { paths } from '#web/paths.ts'
import { ReviewLinks } from './review-links.tsx'

/** What to expect of installation, and once the order is there, what to look at and to tell. */
export function AfterDelivery({ order }: { order: ShownOrder }) {
  if (!isAgreed(order) || order.status === 'cancelled') return null
  return order.isDelivered ? <Delivered order={order} /> : <OnItsWay />
}

function OnItsWay() {
  return (
    <div className="grid max-w-text gap-2 text-sm text-muted print:hidden">
      <p>
        Installation: {capitalized(installation.leadTime)}, booked {installation.bookedAhead} ahead.
      </p>
      <p>
        After delivery: <ReturnsFacts />
      </p>
    </div>
  )
}

function Delivered({ order }: { order: ShownOrder }) {
  return (
    <section aria-labelledby="delivered" className="grid gap-5 border-t border-line pt-6 print:hidden">
      <div className="grid max-w-text gap-2">
        <h2 id="delivered" className="title-section">
          After delivery
        </h2>
        <p>
          <ReturnsFacts />
        </p>
      </div>
      <ReviewLinks items={order.orderItems} />
    </section>
  )
}

function ReturnsFacts() {
  return (
    <>
      Report damage within {returnWindows.damage} and ask for returns within {returnWindows.anyReason} of
      delivery.{' '}
      <Link to={paths.returns()} className="text-link">
        Returns
      </Link>
    </>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
