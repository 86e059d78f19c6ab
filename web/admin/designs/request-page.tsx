import { CallError } from '#kit/browser/api/call-error.ts'
import { useParams } from '#kit/browser/router/router.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { useRequest } from '#web/designs/use-request.ts'
import { paths } from '#web/paths.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { RecordView } from '../record-view.tsx'
import { useListCrumb } from '../list-of.tsx'
import { RequestDesk } from './request/request-desk.tsx'
import { useFailureToast } from './use-failure-toast.ts'

export default function RequestPage() {
  const { id = '' } = useParams()
  const request = useRequest(id)
  const isUnknown = request.error instanceof CallError && request.error.status === 404
  useFailureToast('Error loading design request', { ...request, isError: request.isError && !isUnknown })
  const list = paths.admin.designRequests()
  const crumb = useListCrumb('Design requests', list)
  return (
    <RecordView
      record={request}
      title="Design request"
      failed="Failed to load design request details"
      missing={{
        icon: 'search',
        title: 'Design request not found.',
        to: list,
        link: 'All design requests',
      }}
    >
      {({ request }) => (
        <>
          <PageHead title={`Design request ${request.number}`} noindex />
          <Breadcrumbs crumbs={[crumb, { label: request.number }]} />
          <RequestDesk key={id} request={request} />
        </>
      )}
    </RecordView>
  )
}
