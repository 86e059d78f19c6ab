import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { itemsText } from '#kit/core/items-text.ts'
import { whenDue } from '#domain/payments/due-words.ts'
import { nextDue } from '#domain/payments/dues.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import {
  isOwed,
  isPayable,
  isUnpriced,
  type ShownOrderSummary,
  unpricedWords,
} from '#web/orders/order-state.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { MoneyLine, NextDue } from '#web/payments/money-line.tsx'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { TalkBadges } from '#web/orders/talk-badges.tsx'
import { When } from '#web/shop/when.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'

const TITLE = 'My Collection Orders'
const NOT_LOADED = 'Failed to load your orders. Please try again.'

export default function MyOrdersPage() {
  const { data, error, refetch } = useQuery(ask('GET /api/orders/myorders'))
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title={TITLE} noindex />
      <h1 className="title-page mb-8">{TITLE}</h1>
      {!data && error ? (
        <TryAgain message={NOT_LOADED} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton rows={5} columns={6} />
      ) : data.orders.length === 0 ? (
        <EmptyState
          icon="box"
          title="You haven't placed any orders yet"
          to={paths.browse()}
          link="Browse Collection"
        />
      ) : (
        <OrdersTable orders={data.orders} />
      )}
    </div>
  )
}

type OrdersTableProps = { orders: readonly ShownOrderSummary[] }

/** A customer's orders and quote requests, newest first. */
function OrdersTable({ orders }: OrdersTableProps) {
  return <Table caption="My orders" columns={columns} rows={orders} keyOf={({ _id }) => _id} />
}

const columns: Column<ShownOrderSummary>[] = [
  { head: 'Order', cell: (order) => <Named order={order} /> },
  { head: 'Date', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Total', cell: (order) => <Total order={order} /> },
  { head: 'Status', cell: (order) => <Status order={order} /> },
  {
    head: 'Payment',
    // A list says whether it is paid; how that was seen is told by the order's own page.
    cell: (order) => <Payment order={order} />,
  },
  { head: 'Actions', hideHead: true, numeric: true, cell: (order) => <Actions order={order} /> },
]

type OfOrder = { order: ShownOrderSummary }

/** What was ordered, in small pictures, its number and its reference. */
function Named({ order: { _id, number, images } }: OfOrder) {
  return (
    <div className="flex items-center justify-between gap-4 md:flex-row-reverse md:justify-end">
      <span className="font-medium whitespace-nowrap">
        {number}
        <span className="block text-sm font-normal text-muted">{orderReference(_id)}</span>
      </span>
      {/* Between phone and desk the columns need all the width. */}
      <span className="flex gap-1 md:max-lg:hidden">
        {images.map((image) => (
          <ItemPicture key={image} image={image} className="size-14" />
        ))}
      </span>
    </div>
  )
}

function Status({ order }: OfOrder) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <OrderStatusBadge order={order} reader="customer" />
      <TalkBadges order={order} reader="customer" />
    </span>
  )
}

function Payment({ order }: OfOrder) {
  const { payment, paymentStatus } = order
  const credit = payment?.credit ? <MoneyLine credit={payment.credit} /> : null
  if (!isOwed(order)) return credit ?? 'Nothing due'
  const next = isPayable(order) ? nextDue(payment?.dues ?? []) : undefined
  return (
    <div>
      <PaymentBadge status={paymentStatus} hasEvidence={false} payment={payment} />
      <div className="text-sm text-muted">
        {credit}
        {next && (
          <>
            <NextDue payment={payment} />, {whenDue(next)}
          </>
        )}
      </div>
    </div>
  )
}

function Total({ order }: OfOrder) {
  const { totalPrice, itemCount } = order
  return (
    <span>
      {isUnpriced(order) ? unpricedWords(order) : <Money dollars={totalPrice} />}
      <span className="block text-muted">{itemsText(itemCount)}</span>
    </span>
  )
}

function Actions({ order }: OfOrder) {
  const which = <span className="sr-only"> order {order.number}</span>
  return (
    <span className="flex gap-2 max-md:w-full md:justify-end">
      <ButtonLink to={paths.order(order._id)} variant="secondary" size="compact" className="max-md:grow">
        View{which}
      </ButtonLink>
      {isPayable(order) && (
        <ButtonLink to={paths.payment(order._id)} size="compact" className="whitespace-nowrap max-md:grow">
          Pay Now{which}
        </ButtonLink>
      )}
    </span>
  )
}
