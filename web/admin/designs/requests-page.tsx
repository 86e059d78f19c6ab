import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '../list-foot.tsx'
import { ApproveDialog } from './list/approve-dialog.tsx'
import { NoRequests } from './list/no-requests.tsx'
import { requestColumns } from './list/request-columns.tsx'
import { RequestFilters } from './list/request-filters.tsx'
import { RequestViews } from './list/request-views.tsx'
import { useRequestList, type ListedRequest, type RequestList } from './list/use-request-list.ts'
import { useFailureToast } from './use-failure-toast.ts'

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
