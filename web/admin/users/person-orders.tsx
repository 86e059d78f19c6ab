import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Facts } from '../facts.tsx'
import type { ManagedUser } from './user-words.ts'

/** How often a person ordered and what they paid, with the way to the orders. */
export function PersonOrders({ user: { orderCount, totalSpent, email } }: { user: ManagedUser }) {
  if (orderCount === 0)
    return (
      <Card title="Orders">
        <p className="text-muted">Nothing ordered yet.</p>
      </Card>
    )
  return (
    <Card title="Orders">
      <Facts
        facts={[
          ['Placed', `${orderCount} ${orderCount === 1 ? 'order' : 'orders'}`],
          ['Paid', <Money key="paid" dollars={totalSpent} />],
        ]}
      />
      <p className="mt-4">
        <Link to={paths.admin.ordersOf(email)} className="text-link target-44">
          See their orders
        </Link>
      </p>
    </Card>
  )
}
