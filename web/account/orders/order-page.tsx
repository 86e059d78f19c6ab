import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { orderQuery } from '#web/orders/order-query.ts'
import { MessageForm, Messages } from '#web/orders/messages.tsx'
import { orderTimeline } from '#domain/orders/order-timeline.ts'
import { orderItemLine } from '#web/orders/order-item-line.ts'
import { OrderItems } from '#web/orders/order-items.tsx'
import { isUnpriced, type ShownOrder, unpricedWords } from '#web/orders/order-state.ts'
import { OrderTimeline } from '#web/orders/order-timeline.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { DeliveryFacts, PickupPlace } from '#web/orders/delivery-facts.tsx'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { OrderProblem } from './order-problem.tsx'
import { AfterDelivery } from './after-delivery.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { isToAnswer, OrderHead, OrderPapers } from './order-head.tsx'
import { OrderPaymentInfo } from './order-payment-info.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { Linked } from '#kit/browser/ui/written.tsx'

const NOT_LOADED = 'There was a problem fetching your order details.'

export default function OrderPage() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery(orderQuery(orderId))
  const title = data ? `Order ${data.order.number}` : 'Your order'
  return (
    <div className="wrap py-8 sm:py-12 print:py-2">
      {!data && error ? (
        <OrderProblem title={title} error={error} message={NOT_LOADED} onRetry={() => void refetch()} />
      ) : (
        <>
          <PageHead title={title} noindex />
          {data ? <OrderDetails order={data.order} /> : <TextSkeleton title={title} lines={8} />}
        </>
      )}
    </div>
  )
}

/** Everything about one order, as its customer sees it; on paper it is one page. */
function OrderDetails({ order }: { order: ShownOrder }) {
  return (
    <div className="grid gap-10 print:gap-5">
      <OrderHead order={order} />
      {/* On a phone what is to be decided comes before how far it has come. */}
      <div className="grid gap-10 print:gap-5">
        <div className="min-w-0 max-md:order-last print:order-first">
          <OrderTimeline steps={orderTimeline(order)} />
        </div>
        {order.quote && <QuotePanel order={order} quote={order.quote} />}
        {isToAnswer(order) && (
          <OrderPapers order={order} className="flex flex-wrap gap-3 *:grow sm:hidden print:hidden" />
        )}
      </div>
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16 print:gap-5">
        <section aria-labelledby="items" className="min-w-0 print:[&_td]:py-1.5">
          <h2 id="items" className="title-section mb-3">
            Items
          </h2>
          <OrderItems lines={order.orderItems.map(orderItemLine)} unpriced={unpricedWords(order)} />
          {!isUnpriced(order) && (
            <div className="mt-5 ml-auto sm:max-w-xs print:max-w-xs">
              <TotalsList figures={order} taxLabel={order.tax?.label} />
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
      <section id="messages" aria-labelledby="messages-title" className="max-w-2xl print:hidden">
        <h2 id="messages-title" className="title-section mb-4">
          Messages
        </h2>
        <div className="grid grid-cols-1 gap-5">
          <Messages
            orderId={order._id}
            isStudio={false}
            hint="Ask us anything about it. We answer here and by email."
          />
          <MessageForm orderId={order._id} />
        </div>
      </section>
      <AfterDelivery order={order} />
      <CancelOrder order={order} />
    </div>
  )
}

/** Where an order goes and how. */
function OrderShippingInfo({ order }: { order: ShownOrder }) {
  return (
    <Card title="Shipping information" className="print:border-0 print:p-0">
      <div className="grid gap-3">
        {order.isPickup && <PickupPlace />}
        <AddressLines address={order.shippingAddress} />
        <DeliveryFacts
          address={order.shippingAddress}
          isPickup={order.isPickup}
          wishes={order.deliveryWishes}
        />
        {order.shippingMethod !== '' && !order.isPickup && <p>Shipping method: {order.shippingMethod}</p>}
        {order.trackingNumber !== '' && (
          <p>
            Tracking number:{' '}
            <span className="font-medium">
              <Linked text={order.trackingNumber} />
            </span>
          </p>
        )}
      </div>
    </Card>
  )
}
