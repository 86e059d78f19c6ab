import { useParams } from '#kit/browser/router/router.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { SubmittedRequest } from './confirmation/submitted-request.tsx'
import { RequestProblem } from './request/request-problem.tsx'

/** After a floor plan was sent: that we have it, and what is to be done next. */
export default function ConfirmationPage() {
  const { requestId = '' } = useParams()
  const { data, error, refetch } = useRequest(requestId)
  return (
    <div className="wrap py-8 sm:py-12">
      {!data && error ? (
        <RequestProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PageHead title="Design Request Submitted!" noindex />
          {data ? (
            <SubmittedRequest request={data.request} />
          ) : (
            <TextSkeleton title="Your design request" lines={6} />
          )}
        </>
      )}
    </div>
  )
}
