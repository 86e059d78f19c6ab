import type { ShownOrder } from '#web/orders/order-state.ts'
import { TelLink } from '#kit/browser/ui/tel-link.tsx'
import { Card } from '#kit/browser/ui/card.tsx'

/** Who ordered, and how to reach them; nobody can be mailed whose account was deleted. */
export function CustomerCard({ order: { user, shippingAddress } }: { order: ShownOrder }) {
  return (
    <Card title="Customer">
      <p className="font-medium">{user?.fullName}</p>
      {user?.email ? (
        <p>
          <a href={`mailto:${user.email}`} className="text-link break-all">
            {user.email}
          </a>
        </p>
      ) : (
        <p className="text-muted">The account was deleted.</p>
      )}
      <p>
        <TelLink number={shippingAddress.phone} />
      </p>
    </Card>
  )
}
