import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { FeeContent } from './payment/fee-content.tsx'
import { RequestProblem } from './request/request-problem.tsx'
import { isFeeOpen } from './request/request-state.ts'

/** Where the design fee is paid; whoever owes none is led to the request itself. */
export default function PaymentPage() {
  const { requestId = '' } = useParams()
  const request = useRequest(requestId)
  const payment = useQuery(ask('GET /api/payment/instructions'))
  const error = request.error ?? payment.error

  function retry() {
    void request.refetch()
    void payment.refetch()
  }

  if (request.data && !isFeeOpen(request.data.request))
    return <Navigate to={paths.designRequest(requestId)} replace />
  return (
    <div className="wrap py-8 sm:py-12">
      {request.data && payment.data ? (
        <FeeContent request={request.data.request} instructions={payment.data.instructions} />
      ) : error ? (
        <RequestProblem error={error} onRetry={retry} />
      ) : (
        <>
          <PageHead title="Payment" noindex />
          <TextSkeleton title="Payment" lines={6} />
        </>
      )}
    </div>
  )
}
