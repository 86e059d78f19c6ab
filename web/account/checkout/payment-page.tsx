import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '#kit/browser/router/router.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { ask } from '#web/api.ts'
import { OrderProblem } from '#web/account/orders/order-problem.tsx'
import { orderQuery } from '#web/orders/order-query.ts'
import { isSettled, isUnpriced, type ShownOrder } from '#web/orders/order-state.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { OrderPayment } from './order-payment.tsx'

const TITLE = 'Payment'
const ORDER_NOT_LOADED = 'Failed to load order details'

export default function PaymentPage() {
  const { orderId = '' } = useParams()
  const order = useQuery(orderQuery(orderId))
  const payment = useQuery(ask('GET /api/payment/instructions'))
  const error = order.error ?? payment.error
  const elsewhere = order.data && placeFor(order.data.order)

  function retry() {
    void order.refetch()
    void payment.refetch()
  }

  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  return (
    <div className="wrap py-8 sm:py-12">
      {order.data && payment.data ? (
        <>
          <PageHead title={TITLE} noindex />
          <CheckoutSteps current="payment" mode="purchase" orderId={orderId} />
          <h1 className="title-page mb-8">{TITLE}</h1>
          <OrderPayment order={order.data.order} instructions={payment.data.instructions} />
        </>
      ) : error ? (
        <OrderProblem title={TITLE} error={error} message={ORDER_NOT_LOADED} onRetry={retry} />
      ) : (
        <>
          <PageHead title={TITLE} noindex />
          <TextSkeleton title={TITLE} lines={6} />
        </>
      )}
    </div>
  )
}

/** Where a person belongs who has nothing to pay here, or nothing to see of it. */
function placeFor(order: ShownOrder): string | undefined {
  if (isUnpriced(order)) return paths.orderConfirmation(order._id)
  if (!isAgreed(order) || order.status === 'cancelled') return paths.order(order._id)
  return isSettled(order) && !order.hasEvidence ? paths.orderConfirmation(order._id) : undefined
}
