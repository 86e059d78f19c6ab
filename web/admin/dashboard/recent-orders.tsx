import { orderReference } from '#domain/reference.ts'
import { Link } from '#web/router/router.ts'
import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { isUnpriced } from '#web/parts/order-state.ts'
import { OrderStatusBadge } from '#web/parts/order-status-badge.tsx'
import { When } from '#web/parts/when.tsx'
import { paths } from '#web/paths.ts'
import { Money } from '#web/ui/money.tsx'
import { RecentList } from './recent-list.tsx'
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
  const { _id, user, createdAt } = order
  return (
    <li className="border-b border-line">
      <Link
        to={paths.admin.order(_id)}
        className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 transition hover:bg-sand"
      >
        <span className="truncate">{user?.fullName}</span>
        <Total order={order} />
        <span className="truncate text-sm text-muted">
          {orderReference(_id)} · <When at={createdAt} />
        </span>
        <OrderStatusBadge order={order} reader="admin" />
      </Link>
    </li>
  )
}

function Total({ order }: { order: ShownOrder }) {
  const isOpen = isUnpriced(order)
  return (
    <span className="justify-self-end">
      {isOpen ? <span className="text-muted">{QUOTE_PENDING}</span> : <Money dollars={order.totalPrice} />}
    </span>
  )
}
