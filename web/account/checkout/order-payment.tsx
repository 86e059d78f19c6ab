import { orderReference } from '#domain/orders/reference.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { orderItemLine } from '#web/orders/item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import { isPayable, type ShownOrder } from '#web/orders/order-state.ts'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import type { PaymentInstructions } from '#web/payments/payment-instructions.ts'
import { PaymentRejected } from '#web/payments/payment-rejected.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { PaymentMethods } from './payment-methods.tsx'

type OrderPaymentProps = { order: ShownOrder; instructions: PaymentInstructions }

/** What is paid for, how, and what has come of it so far. */
export function OrderPayment({ order, instructions }: OrderPaymentProps) {
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
      <div className="grid grid-cols-1 gap-6">
        {order.paymentStatus === 'rejected' && (
          <PaymentRejected reason={order.paymentNote} wayOn="Please send new evidence below." />
        )}
        {isPayable(order) ? (
          <PaymentMethods order={order} instructions={instructions} />
        ) : (
          <Settled order={order} />
        )}
      </div>
      <aside aria-label="Order" className="grid gap-5 rounded-control bg-sand p-5 sm:p-6 lg:sticky lg:top-24">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="title-section">Order {orderReference(order._id)}</h2>
          <PaymentBadge status={order.paymentStatus} hasEvidence={order.hasEvidence} />
        </div>
        <ItemList label="Items" lines={order.orderItems.map(orderItemLine)} unpriced="" />
        <div className="border-t border-line pt-4">
          <TotalsList figures={order} />
        </div>
        <ButtonLink to={paths.order(order._id)} variant="secondary">
          See your order
        </ButtonLink>
      </aside>
    </div>
  )
}

/** Nothing is left to pay; what showed the payment can still be seen. */
function Settled({ order }: Pick<OrderPaymentProps, 'order'>) {
  const { paymentStatus, paymentEvidence, paymentEvidenceUploadedAt } = order
  return (
    <section aria-labelledby="settled" className="grid max-w-xl gap-4">
      <h2 id="settled" className="title-section">
        {paymentStatus === 'refunded' ? 'Your payment was refunded' : 'Your payment is verified'}
      </h2>
      {paymentEvidence && <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />}
    </section>
  )
}
