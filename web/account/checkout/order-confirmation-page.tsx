import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useParams } from '#kit/browser/router/router.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { orderQuery } from '#web/orders/order-query.ts'
import { OrderProblem } from '#web/account/orders/order-problem.tsx'
import { isUnpriced, type ShownOrder } from '#web/orders/order-state.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { DETAILS_UNAVAILABLE } from '#web/cart/order-refusal.ts'
import { PurchaseConfirmed, QuoteSubmitted } from './order-confirmed.tsx'
import { forgetCheckout } from './checkout-state.ts'

const TITLE = 'Your order'

export default function OrderConfirmationPage() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery(orderQuery(orderId))
  const isThere = data !== undefined

  useEffect(() => {
    if (isThere) forgetCheckout()
  }, [isThere])

  // A quote that the studio has answered, or an order that is over, is looked at on its own page.
  if (data && !isConfirmed(data.order)) return <Navigate to={paths.order(orderId)} replace />
  return (
    <div className="wrap py-8 sm:py-12">
      {!data && error ? (
        <OrderProblem
          title={TITLE}
          error={error}
          message={DETAILS_UNAVAILABLE}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <>
          <PageHead title={TITLE} noindex />
          <TextSkeleton title={TITLE} lines={6} />
        </>
      ) : isAgreed(data.order) ? (
        <PurchaseConfirmed order={data.order} />
      ) : (
        <QuoteSubmitted order={data.order} />
      )}
    </div>
  )
}

function isConfirmed(order: ShownOrder): boolean {
  return order.status !== 'cancelled' && (isAgreed(order) || isUnpriced(order))
}
