import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '../list-foot.tsx'
import { NoOrders } from './no-orders.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderViews } from './order-views.tsx'
import { useOrderList, type OrderList } from './use-order-list.ts'

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
