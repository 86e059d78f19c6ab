import { orderTimeline } from '#domain/orders/order-timeline.ts'
import { QUOTE_PENDING } from '#domain/orders/quote-status.ts'
import { orderItemLine } from '#web/orders/item-line.ts'
import { OrderItems } from '#web/orders/order-items.tsx'
import { isUnpriced, type ShownOrder } from '#web/orders/order-state.ts'
import { OrderTimeline } from '#web/orders/order-timeline.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { AfterDelivery } from './after-delivery.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderPaymentInfo } from './order-payment-info.tsx'
import { OrderShippingInfo } from './order-shipping-info.tsx'
import { QuotePanel } from './quote-panel.tsx'

/** Everything about one order, as its customer sees it; on paper it is one page. */
export function OrderDetails({ order }: { order: ShownOrder }) {
  return (
    <div className="grid gap-10 print:gap-5">
      <OrderHead order={order} />
      {/* On a phone what is to be decided comes before how far it has come. */}
      <div className="grid gap-10 print:gap-5">
        <div className="min-w-0 max-md:order-last print:order-first">
          <OrderTimeline steps={orderTimeline(order)} />
        </div>
        {order.quote && <QuotePanel order={order} quote={order.quote} />}
      </div>
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16 print:gap-5">
        <section aria-labelledby="items" className="min-w-0 print:[&_td]:py-1.5">
          <h2 id="items" className="title-section mb-3">
            Items
          </h2>
          <OrderItems lines={order.orderItems.map(orderItemLine)} unpriced={QUOTE_PENDING} />
          {!isUnpriced(order) && (
            <div className="mt-5 ml-auto sm:max-w-xs print:max-w-xs">
              <TotalsList figures={order} />
            </div>
          )}
        </section>
        <div className="grid gap-6 md:max-lg:grid-cols-2 print:grid-cols-2">
          <div id="shipping" className="min-w-0">
            <OrderShippingInfo order={order} />
          </div>
          <OrderPaymentInfo order={order} />
        </div>
      </div>
      <AfterDelivery order={order} />
      <CancelOrder order={order} />
    </div>
  )
}
