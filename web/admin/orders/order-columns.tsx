import { isAgreed } from '#domain/orders/agreed.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { isUnpriced, type ShownOrderSummary, unpricedWords } from '#web/orders/order-state.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { TalkBadges } from '#web/orders/talk-badges.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { SelectOne } from '#kit/browser/list/selecting.tsx'
import type { Selection } from '#kit/browser/list/use-selection.ts'
import type { Column } from '#kit/browser/ui/table.tsx'
import { RowLink } from '../list-of.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

/** What the list of orders says about each. */
export const orderColumns = (selection: Selection): Column<ShownOrderSummary>[] => [
  {
    head: 'Select',
    hideHead: true,
    inCorner: true,
    cell: ({ _id, number }) => <SelectOne id={_id} name={number} selection={selection} />,
  },
  { head: 'Order', cell: (order) => <Reference order={order} /> },
  { head: 'Date', sort: 'date', cell: ({ createdAt }) => <Day at={createdAt} /> },
  { head: 'Customer', cell: ({ user }) => user && <Customer name={user.fullName} email={user.email} /> },
  { head: 'Status', sort: 'status', cell: (order) => <Status order={order} /> },
  { head: 'Payment', sort: 'paymentStatus', cell: (order) => <Payment order={order} /> },
  { head: 'Total', sort: 'total', numeric: true, cell: (order) => <Total order={order} /> },
]

function Reference({ order: { _id, number, itemCount, images } }: { order: ShownOrderSummary }) {
  return (
    <div className="flex items-center gap-3 text-left">
      <ItemPicture image={images[0] ?? ''} className="size-12 md:max-lg:hidden" />
      <div>
        <RowLink to={paths.admin.order(_id)}>{number}</RowLink>
        <p className="text-muted">{orderReference(_id)}</p>
        <p className="text-muted">
          {itemCount} {itemCount === 1 ? 'item' : 'items'}
        </p>
      </div>
    </div>
  )
}

/** In two lines where seven columns have little room. */
function Day({ at }: { at: string }) {
  return (
    <span className="md:max-lg:block md:max-lg:w-14 md:max-lg:[&_time]:whitespace-normal">
      <When at={at} />
    </span>
  )
}

function Customer({ name, email }: { name: string; email: string }) {
  return (
    <div className="min-w-0 md:max-w-24 lg:max-w-28 xl:max-w-56">
      <p className="truncate">{name}</p>
      <p className="truncate text-muted" title={email}>
        {email}
      </p>
    </div>
  )
}

function Status({ order }: { order: ShownOrderSummary }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <OrderStatusBadge order={order} reader="admin" />
      <WaitingBadge order={order} />
      <TalkBadges order={order} reader="admin" />
      {isRefusedQuote(order) && <span className="text-muted">Quote {order.quoteStatus}</span>}
    </span>
  )
}

function Payment({ order }: { order: ShownOrderSummary }) {
  if (!isAgreed(order))
    return <span className="text-muted">{order.status === 'cancelled' ? 'Not due' : 'Not due yet'}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <PaymentBadge status={order.paymentStatus} hasEvidence={order.hasEvidence} payment={order.payment} />
      {order.hasEvidence && (
        <span title="With evidence" className="text-muted">
          <Icon name="file" className="size-4" />
          <span className="sr-only">With evidence</span>
        </span>
      )}
    </span>
  )
}

function Total({ order }: { order: ShownOrderSummary }) {
  if (isUnpriced(order)) return <span className="text-muted">{unpricedWords(order)}</span>
  return <Money dollars={order.totalPrice} />
}

function isRefusedQuote({ quoteStatus }: ShownOrderSummary): boolean {
  return quoteStatus === 'declined' || quoteStatus === 'expired'
}
