import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '#web/admin/list-foot.tsx'
import { requestColumns } from './list/request-columns.tsx'
import { RequestFilters } from './list/request-filters.tsx'
import {
  useRequestList,
  type ListedRequest,
  type RequestList,
  type RequestListValues,
} from './list/use-request-list.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '#web/admin/empty-list.tsx'
import { paths } from '#web/paths.ts'
import { type View, ViewLinks } from '#web/admin/view-links.tsx'
import { paymentMethodLabel } from '#domain/payments/payment-method.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Facts } from '#web/admin/facts.tsx'
import { FormDialog } from '#web/admin/form-dialog.tsx'
import { clientName } from './request-words.ts'
import { usePaymentMove } from './use-request-moves.ts'

const toCheck = { evidence: 'waiting' } as const

const due = { due: 'true' } as const

const LIST = 'GET /api/design-requests/admin/all'

export default function RequestsPage() {
  const list = useRequestList()
  const requests = useQuery({ ...ask(LIST, { query: list.query }), placeholderData: keepPreviousData })
  useFailureToast('Error loading design requests', requests)
  return (
    <>
      <PageHead title="Design requests" noindex />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-page">Design requests</h1>
        <RefreshButton isBusy={requests.isFetching} />
      </div>
      <RequestViews values={list.values} />
      <RequestFilters list={list} />
      <Requests list={list} requests={requests} />
    </>
  )
}

/** Asks once more for the list and its counts. */
function RefreshButton({ isBusy }: { isBusy: boolean }) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: [LIST] })
  return (
    <Button variant="secondary" size="compact" icon="refresh" busy={isBusy} onClick={refresh}>
      Refresh
    </Button>
  )
}

type Requested = ReturnType<typeof useQuery<{ requests: ListedRequest[]; pagination: Pagination }>>

type Pagination = Parameters<typeof ListFoot>[0]['pagination']

function Requests({ list, requests }: { list: RequestList; requests: Requested }) {
  const { data, isPending, isLoadingError, isPlaceholderData, refetch } = requests
  const [toApprove, setToApprove] = useState<ListedRequest>()
  if (isPending) return <TableSkeleton rows={10} columns={7} />
  if (isLoadingError)
    return <TryAgain message="Failed to load design requests" onRetry={() => void refetch()} />
  if (data.requests.length === 0) return <NoRequests list={list} total={data.pagination.total} />
  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      <Table
        caption="Design requests"
        columns={requestColumns(setToApprove)}
        rows={data.requests}
        keyOf={({ _id }) => _id}
      />
      <ListFoot pagination={data.pagination} hrefOf={(page) => list.hrefWith({ page: String(page) })} />
      {toApprove && <ApproveDialog request={toApprove} onClose={() => setToApprove(undefined)} />}
    </div>
  )
}

/** Why the list of design requests is empty, and the way on. */
function NoRequests({ list, total }: { list: RequestList; total: number }) {
  return (
    <EmptyList list={list} total={total} notFound="No design requests found matching your criteria.">
      <EmptyState
        icon="edit"
        title="No design requests yet"
        hint="Floor plans that clients send for a custom design appear here as soon as they come in."
      />
    </EmptyList>
  )
}

/** What waits for the studio. A view stays the one that is shown while it is searched or narrowed by status. */
function RequestViews({ values }: { values: RequestListValues }) {
  const views: View<RequestListValues>[] = [
    { label: 'All', filters: {} },
    { label: 'Payments to check', filters: toCheck, count: useCount(toCheck) },
    { label: 'Concepts due', filters: due, count: useCount(due) },
  ]
  const isShown = ({ filters }: View<RequestListValues>) =>
    values.evidence === (filters.evidence ?? '') && values.due === (filters.due ?? '')
  return <ViewLinks pathname={paths.admin.designRequests()} views={views} isShown={isShown} />
}

function useCount(filters: typeof toCheck | typeof due): number | undefined {
  return useQuery(ask('GET /api/design-requests/admin/all', { query: { ...filters, limit: 1 } })).data
    ?.pagination.total
}

type ApproveDialogProps = { request: ListedRequest; onClose: () => void }

/** Asks before a payment counts as received, with its evidence in view: the client is told and work begins. */
function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const { change, isBusy, failure } = usePaymentMove(request._id, onClose)
  return (
    <FormDialog
      open
      title="Approve this payment?"
      action="Approve Payment"
      busy={isBusy}
      busyText="Approving..."
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault()
        change({ paymentStatus: 'paid' })
      }}
      onClose={onClose}
    >
      <p>We write to the client that their payment is verified, and the design work begins.</p>
      <Facts
        facts={[
          ['Client', clientName(request)],
          ['Reference', request.reference],
          ['Design fee', <Money key="fee" dollars={request.designFee} />],
          ['Method', paymentMethodLabel(request.paymentMethod)],
        ]}
      />
      <Evidence id={request._id} />
    </FormDialog>
  )
}

function Evidence({ id }: { id: string }) {
  const { data, isError } = useRequest(id)
  if (isError) return <p className="text-sm text-muted">The evidence cannot be shown now.</p>
  if (!data) return <Skeleton className="h-64 w-full" />
  const { paymentEvidence, paymentEvidenceUploadedAt } = data.request
  return paymentEvidence && <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />
}
