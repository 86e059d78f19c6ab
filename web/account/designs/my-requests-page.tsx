import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import type { Reply } from '#contract/call.ts'
import { isOver } from '#domain/designs/design-status.ts'
import { DesignPaymentBadge, DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'

const TITLE = 'My Custom Design Orders'
const NOT_LOADED = 'Failed to load design requests'
const NEW_REQUEST = 'New Design Request'

/** The design requests of whoever is signed in. */
export default function MyRequestsPage() {
  const { data, error, refetch } = useQuery(ask('GET /api/design-requests/my-requests'))
  const isEmpty = data?.requests.length === 0
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title={TITLE} noindex />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="title-page">{TITLE}</h1>
        {!isEmpty && (
          <ButtonLink to={paths.customDesign()} icon="plus" className="max-sm:w-full">
            {NEW_REQUEST}
          </ButtonLink>
        )}
      </div>
      {!data && error ? (
        <TryAgain message={NOT_LOADED} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton rows={4} columns={6} />
      ) : isEmpty ? (
        <EmptyState
          icon="edit"
          title="No Design Requests Yet"
          hint="Send us a floor plan and your first concept will live here."
          to={paths.customDesign()}
          link={NEW_REQUEST}
        />
      ) : (
        <RequestsTable requests={data.requests} />
      )}
    </div>
  )
}

type Listed = Reply<'GET /api/design-requests/my-requests'>['requests'][number]

/** A client's design requests, newest first. */
function RequestsTable({ requests }: { requests: readonly Listed[] }) {
  return <Table caption="My design requests" columns={columns} rows={requests} keyOf={({ _id }) => _id} />
}

const columns: Column<Listed>[] = [
  {
    head: 'Request',
    cell: ({ number, reference }) => (
      <span className="font-medium whitespace-nowrap">
        {number}
        <span className="block text-sm font-normal text-muted">{reference}</span>
      </span>
    ),
  },
  { head: 'Package type', cell: ({ packageType }) => packageType },
  { head: 'Status', cell: ({ status }) => <DesignStatusBadge status={status} /> },
  { head: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Payment', cell: (request) => <DesignPaymentBadge request={request} /> },
  { head: 'Actions', hideHead: true, numeric: true, cell: (request) => <Actions request={request} /> },
]

function Actions({ request: { _id, number, status, paymentStatus } }: { request: Listed }) {
  const which = <span className="sr-only"> design request {number}</span>
  return (
    <span className="flex gap-2 max-md:w-full md:justify-end">
      <ButtonLink to={paths.designRequest(_id)} variant="secondary" size="compact" className="max-md:grow">
        View{which}
      </ButtonLink>
      {paymentStatus === 'pending' && !isOver(status) && (
        <ButtonLink to={paths.designRequestPayment(_id)} size="compact" className="max-md:grow">
          Pay{which}
        </ButtonLink>
      )}
    </span>
  )
}
