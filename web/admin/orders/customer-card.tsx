import type { ShownOrder } from '#web/parts/order-state.ts'
import { Card } from '#web/ui/card.tsx'

/** Who ordered, and how to reach them. */
export function CustomerCard({ order: { user, shippingAddress } }: { order: ShownOrder }) {
  const { phone } = shippingAddress
  return (
    <Card title="Customer">
      <p className="font-medium">{user?.fullName}</p>
      <p>
        <a href={`mailto:${user?.email}`} className="text-link break-all">
          {user?.email}
        </a>
      </p>
      <p>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link">
          {phone}
        </a>
      </p>
    </Card>
  )
}
