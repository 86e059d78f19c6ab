import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { orderItemLine } from '#web/parts/item-line.ts'
import { OrderItems } from '#web/parts/order-items.tsx'
import { isUnpriced, type ShownOrder } from '#web/parts/order-state.ts'
import { TotalsList } from '#web/parts/totals-list.tsx'
import { Card } from '#web/ui/card.tsx'

/** What was ordered, at which prices, and what it comes to. */
export function ItemsCard({ order }: { order: ShownOrder }) {
  const lines = order.orderItems.map(orderItemLine)
  return (
    <Card title="Items">
      {lines.length === 0 ? (
        <p className="text-muted">No items found in this order.</p>
      ) : (
        <OrderItems lines={lines} unpriced={QUOTE_PENDING} showsPieces />
      )}
      {!isUnpriced(order) && (
        <div className="mt-5 ml-auto max-w-72">
          <TotalsList figures={order} />
        </div>
      )}
    </Card>
  )
}
