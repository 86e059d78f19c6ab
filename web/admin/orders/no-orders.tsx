import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '../empty-list.tsx'
import type { OrderList } from './use-order-list.ts'

/** Why the list of orders is empty, and the way on. */
export function NoOrders({ list, total }: { list: OrderList; total: number }) {
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
