import { useParams } from '#kit/browser/router/router.ts'
import { requestReference } from '#domain/orders/reference.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { HiddenTitle } from '../hidden-title.tsx'
import { RequestDesk } from './request/request-desk.tsx'
import { useFailureToast } from './use-failure-toast.ts'

export default function RequestPage() {
  const { id = '' } = useParams()
  const requested = useRequest(id)
  const { data, isPending, error, refetch } = requested
  const isUnknown = error instanceof CallError && error.status === 404
  useFailureToast('Error loading design request', { ...requested, isError: requested.isError && !isUnknown })
  const reference = requestReference(id)
  const title = `Design request ${reference}`

  if (isPending)
    return (
      <>
        <HiddenTitle title={title} />
        <TextSkeleton lines={8} />
      </>
    )
  if (isUnknown) return <NoSuchRequest />
  if (!data)
    return (
      <>
        <HiddenTitle title={title} />
        <TryAgain message="Failed to load design request details" onRetry={() => void refetch()} />
      </>
    )
  return (
    <>
      <PageHead title={title} noindex />
      <Breadcrumbs
        crumbs={[{ label: 'Design requests', to: paths.admin.designRequests() }, { label: reference }]}
      />
      <RequestDesk key={id} request={data.request} />
    </>
  )
}

function NoSuchRequest() {
  return (
    <>
      <PageHead title="Design request not found" noindex />
      <EmptyState
        icon="search"
        title="Design request not found."
        to={paths.admin.designRequests()}
        link="All design requests"
      />
    </>
  )
}
