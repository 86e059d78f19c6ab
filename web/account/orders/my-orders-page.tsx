import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { OrdersTable } from './orders-table.tsx'

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
