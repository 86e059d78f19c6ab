import type { ReactNode } from 'react'
import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { orderItemLine } from '#web/orders/item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import { isUnpriced, type ShownOrder } from '#web/orders/order-state.ts'
import { TotalsList } from '#web/orders/totals-list.tsx'

type ConfirmedPiecesProps = {
  order: ShownOrder
  /** Stands beside them: what happens next. */
  children: ReactNode
}

/** What was ordered, what it comes to and where it goes. */
export function ConfirmedPieces({ order, children }: ConfirmedPiecesProps) {
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
      <div className="grid gap-10">
        <section aria-labelledby="pieces">
          <h2 id="pieces" className="title-section mb-4">
            Your pieces
          </h2>
          <ItemList label="Items" lines={order.orderItems.map(orderItemLine)} unpriced={QUOTE_PENDING} />
        </section>
        <section aria-labelledby="delivery">
          <h2 id="delivery" className="title-section mb-4">
            {order.isPickup ? 'Local pickup' : 'Shipping address'}
          </h2>
          <AddressLines address={order.shippingAddress} />
        </section>
      </div>
      <div className="grid gap-6 rounded-control bg-sand p-5 sm:p-6">
        {!isUnpriced(order) && <TotalsList figures={order} />}
        {children}
      </div>
    </div>
  )
}
