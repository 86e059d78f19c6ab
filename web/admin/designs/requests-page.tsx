import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { designStatuses, designStatusLabel } from '#domain/designs/design-status.ts'
import { studioMethodLabel } from '#domain/payments/payment-method.ts'
import { ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { oneOf, useList } from '#kit/browser/list/use-list.ts'
import { ViewLinks } from '#kit/browser/list/view-links.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Facts } from '#kit/browser/ui/facts.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { ask } from '#web/api.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { paths } from '#web/paths.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { paymentFilter } from '#web/payments/payment-filter.ts'
import { AdminHead } from '../admin-head.tsx'
import { ApproveDialog } from '../approve-dialog.tsx'
import { requestColumns } from './request-columns.tsx'
import { clientName, type ListedRequest } from './request-words.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { usePaymentMove } from './use-studio-change.ts'

const LIST = 'GET /api/design-requests/admin/all'

const requestList = {
  search: 'Search number, name or email',
  filters: [
    {
      name: 'status',
      label: 'Status',
      any: 'Any status',
      choices: designStatuses.map((value) => ({ value, label: designStatusLabel(value) })),
    },
    paymentFilter,
  ],
  others: {
    evidence: (text: string) => oneOf(['waiting'], text),
    due: (text: string) => oneOf(['true'], text),
  },
} as const

const toCheck = { evidence: 'waiting' } as const
const due = { due: 'true' } as const

export default function RequestsPage() {
  const list = useList(requestList)
  const page = usePage(ask(LIST, { query: list.query }))
  const [toApprove, setToApprove] = useState<ListedRequest>()
  useFailureToast('Error loading design requests', page)
  return (
    <>
      <AdminHead title="Design requests">
        <RefreshButton isBusy={page.isFetching} />
      </AdminHead>
      <ViewLinks
        list={list}
        pathname={paths.admin.designRequests()}
        by={Object.keys(requestList.others)}
        views={[
          { label: 'All', filters: {} },
          { label: 'Payments to check', filters: toCheck, count: useCount(toCheck) },
          { label: 'Concepts due', filters: due, count: useCount(due) },
        ]}
      />
      <ListFilters list={list} columns="md:grid-cols-[minmax(0,1fr)_11rem_11rem]" />
      <ListView
        {...{ list, page }}
        things="design requests"
        failed="Failed to load design requests"
        columns={7}
        rowsOf={({ requests }) => requests}
        empty={
          <EmptyState
            icon="edit"
            title="No design requests yet"
            hint="Floor plans that clients send for a custom design appear here as soon as they come in."
          />
        }
      >
        {(rows) => (
          <Table
            caption="Design requests"
            columns={requestColumns(setToApprove)}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </ListView>
      {toApprove && <ApproveRequest request={toApprove} onClose={() => setToApprove(undefined)} />}
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

/** How many wait in a view of the studio's. */
function useCount(filters: typeof toCheck | typeof due): number | undefined {
  return useQuery(ask(LIST, { query: { ...filters, limit: 1 } })).data?.pagination.total
}

type ApproveRequestProps = { request: ListedRequest; onClose: () => void }

/** Asks how much came, with the evidence in view: the client is told, and work begins once all of it is there. */
function ApproveRequest({ request, onClose }: ApproveRequestProps) {
  const move = usePaymentMove(request._id)
  if (!request.payment) return null
  return (
    <ApproveDialog
      open
      title="Approve this payment?"
      action="Approve Payment"
      acts={move}
      draft={`the payment of ${request._id} in the list`}
      payment={request.payment}
      method={request.paymentMethod}
      onFound={(found) => move.change({ paymentStatus: 'paid', ...found })}
      onClose={onClose}
    >
      <p>
        We write to the client that their payment is verified
        {request.status === 'pending' && ', and the design work begins'}.
      </p>
      <Facts
        facts={[
          ['Client', clientName(request)],
          ['Request', request.number],
          ['Reference', request.reference],
          ['Design fee', <Money key="fee" dollars={request.designFee} />],
          ['Method', studioMethodLabel(request.paymentMethod)],
        ]}
      />
      <Evidence id={request._id} />
    </ApproveDialog>
  )
}

function Evidence({ id }: { id: string }) {
  const { data, isError } = useRequest(id)
  if (isError) return <p className="text-sm text-muted">The evidence cannot be shown now.</p>
  if (!data) return <Skeleton className="h-64 w-full" />
  const { paymentEvidence, paymentEvidenceUploadedAt } = data.request
  return paymentEvidence && <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />
}
