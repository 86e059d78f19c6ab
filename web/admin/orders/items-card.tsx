import { orderItemLine } from '#web/orders/order-item-line.ts'
import { OrderItems } from '#web/orders/order-items.tsx'
import { isUnpriced, type ShownOrder, unpricedWords } from '#web/orders/order-state.ts'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { Card } from '#kit/browser/ui/card.tsx'

/** What was ordered, at which prices, and what it comes to. */
export function ItemsCard({ order }: { order: ShownOrder }) {
  const lines = order.orderItems.map(orderItemLine)
  return (
    <Card title="Items">
      {lines.length === 0 ? (
        <p className="text-muted">No items found in this order.</p>
      ) : (
        <OrderItems lines={lines} unpriced={unpricedWords(order)} showsPieces />
      )}
      {!isUnpriced(order) && (
        <div className="mt-5 ml-auto max-w-72">
          <TotalsList figures={order} taxLabel={order.tax?.label} />
        </div>
      )}
    </Card>
  )
}
