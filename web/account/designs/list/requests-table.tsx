import type { Reply } from '#contract/call.ts'
import { isOver } from '#domain/designs/design-status.ts'
import { DesignPaymentBadge, DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'

type Listed = Reply<'GET /api/design-requests/my-requests'>['requests'][number]

/** A client's design requests, newest first. */
export function RequestsTable({ requests }: { requests: readonly Listed[] }) {
  return <Table caption="My design requests" columns={columns} rows={requests} keyOf={({ _id }) => _id} />
}

const columns: Column<Listed>[] = [
  {
    head: 'Request',
    cell: ({ reference }) => <span className="font-medium whitespace-nowrap">{reference}</span>,
  },
  { head: 'Package type', cell: ({ packageType }) => packageType },
  { head: 'Status', cell: ({ status }) => <DesignStatusBadge status={status} /> },
  { head: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Payment', cell: (request) => <DesignPaymentBadge request={request} /> },
  { head: 'Actions', hideHead: true, numeric: true, cell: (request) => <Actions request={request} /> },
]

function Actions({ request: { _id, reference, status, paymentStatus } }: { request: Listed }) {
  const which = <span className="sr-only"> design request {reference}</span>
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
