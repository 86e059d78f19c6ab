import { isUnpriced, unpricedWords } from '#web/orders/order-state.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { RecentList } from './recent-list.tsx'
import { RecentRow } from './recent-row.tsx'
import type { ShownDashboard } from './shown-dashboard.ts'

type ShownOrder = ShownDashboard['orders'][number]

export function RecentOrders({ orders }: { orders: readonly ShownOrder[] }) {
  return (
    <RecentList
      id="recent-orders"
      title="Recent orders"
      to={paths.admin.orders()}
      link="All orders"
      empty="No orders yet"
    >
      {orders.map((order) => (
        <Row key={order._id} order={order} />
      ))}
    </RecentList>
  )
}

function Row({ order }: { order: ShownOrder }) {
  const { _id, number, user, createdAt } = order
  return (
    <RecentRow to={paths.admin.order(_id)} className="grid-cols-[minmax(0,1fr)_auto] gap-y-1">
      <span className="truncate">{user?.fullName}</span>
      <Total order={order} />
      <span className="truncate text-sm text-muted">
        {number} · <When at={createdAt} />
      </span>
      <OrderStatusBadge order={order} reader="admin" />
    </RecentRow>
  )
}

function Total({ order }: { order: ShownOrder }) {
  const isOpen = isUnpriced(order)
  return (
    <span className="justify-self-end">
      {isOpen ? (
        <span className="text-muted">{unpricedWords(order)}</span>
      ) : (
        <Money dollars={order.totalPrice} />
      )}
    </span>
  )
}
