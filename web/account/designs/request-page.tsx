import { useParams } from '#kit/browser/router/router.ts'
import { requestReference } from '#domain/orders/reference.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { RequestDetails } from './request/request-details.tsx'
import { RequestProblem } from './request/request-problem.tsx'
import { RequestSkeleton } from './request/request-skeleton.tsx'

export default function RequestPage() {
  const { requestId = '' } = useParams()
  const { data, error, refetch } = useRequest(requestId)
  const title = `Design request ${requestReference(requestId)}`
  return (
    <div className="wrap py-8 sm:py-12 print:py-2">
      {!data && error ? (
        <RequestProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PageHead title={title} noindex />
          {data ? <RequestDetails request={data.request} /> : <RequestSkeleton title={title} />}
        </>
      )}
    </div>
  )
}
