import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderProblem } from './order-problem.tsx'
import { orderQuery } from '#web/orders/order-query.ts'

const NOT_LOADED = 'There was a problem fetching your order details.'

export default function OrderPage() {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery(orderQuery(orderId))
  const title = `Order ${orderReference(orderId)}`
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
