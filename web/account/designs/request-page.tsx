import { useParams } from '#kit/browser/router/router.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'
import { RequestDetails } from './request/request-details.tsx'
import { RequestProblem } from './request/request-problem.tsx'

export default function RequestPage() {
  const { requestId = '' } = useParams()
  const { data, error, refetch } = useRequest(requestId)
  const title = data ? `Design request ${data.request.number}` : 'Your design request'
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

/** Stands where the request will come: its head, its steps, what happens next, a drawing. */
function RequestSkeleton({ title }: { title: string }) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Waiting label="Loading your design request" className="grid gap-10">
        <div className="grid gap-4">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-11 w-full max-w-lg" />
          <Skeleton className="h-5 w-72" />
        </div>
        <div className="grid grid-cols-4 gap-3">
          {['submitted', 'in progress', 'review', 'completed'].map((step) => (
            <Skeleton key={step} className="h-12" />
          ))}
        </div>
        <Skeleton className="h-36 w-full" />
        <Skeleton className="aspect-4/3 w-full lg:aspect-video" />
      </Waiting>
    </>
  )
}
