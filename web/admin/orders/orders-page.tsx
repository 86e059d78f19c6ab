import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '#web/admin/list-foot.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { useOrderList, type OrderList, type OrderListValues } from './use-order-list.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '#web/admin/empty-list.tsx'
import { paths } from '#web/paths.ts'
import { type View, ViewLinks } from '#web/admin/view-links.tsx'

const toAnswer = { status: 'pending', quoteStatus: 'requested' } as const

const toCheck = { hasEvidence: 'waiting' } as const

export default function OrdersPage() {
  const list = useOrderList()
  return (
    <>
      <PageHead title="Orders" noindex />
      <h1 className="title-page mb-4">Orders</h1>
      <OrderViews values={list.values} />
      <OrderFilters list={list} />
      <Orders list={list} />
    </>
  )
}

function Orders({ list }: { list: OrderList }) {
  const { data, isPending, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...ask('GET /api/orders', { query: list.query }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TableSkeleton rows={10} columns={6} />
  if (isLoadingError) return <TryAgain message="Failed to fetch orders" onRetry={() => void refetch()} />
  if (data.orders.length === 0) return <NoOrders list={list} total={data.pagination.total} />

  const sort = { by: list.values.sort, hrefOf: (by: string) => list.hrefWith({ sort: by }) }
  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      <Table
        caption="Orders"
        columns={orderColumns}
        rows={data.orders}
        keyOf={({ _id }) => _id}
        sort={sort}
      />
      <ListFoot pagination={data.pagination} hrefOf={(page) => list.hrefWith({ page: String(page) })} />
    </div>
  )
}

/** Why the list of orders is empty, and the way on. */
function NoOrders({ list, total }: { list: OrderList; total: number }) {
  return (
    <EmptyList list={list} total={total} notFound="No orders found matching your criteria.">
      <EmptyState
        icon="cart"
        title="No orders yet"
        hint="Orders and quote requests appear here as soon as they come in."
      />
    </EmptyList>
  )
}

/** What waits for the studio. */
function OrderViews({ values }: { values: OrderListValues }) {
  const { sort: _sort, page: _page, search: _search, ...narrowing } = values
  const views: View<OrderListValues>[] = [
    { label: 'All', filters: {} },
    { label: 'Quotes to answer', filters: toAnswer, count: useCount(toAnswer) },
    { label: 'Payments to check', filters: toCheck, count: useCount(toCheck) },
  ]
  const isShown = ({ filters }: View<OrderListValues>) =>
    Object.entries(narrowing).every(
      ([name, value]) => value === (filters[name as keyof OrderListValues] ?? ''),
    )
  return <ViewLinks pathname={paths.admin.orders()} views={views} isShown={isShown} />
}

function useCount(filters: typeof toAnswer | typeof toCheck): number | undefined {
  return useQuery(ask('GET /api/orders', { query: { ...filters, limit: 1 } })).data?.pagination.total
}
