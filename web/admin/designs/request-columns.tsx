import { DesignPaymentBadge, DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { RowLink } from '../list-of.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import { DueBadge } from './due-badge.tsx'
import { clientName, isPaymentToCheck, type ListedRequest, shortId } from './request-words.ts'

/** What the list of design requests says about each, with the two ways on. */
export function requestColumns(onApprove: (request: ListedRequest) => void): Column<ListedRequest>[] {
  return [
    { head: 'Request', cell: (request) => <Reference request={request} /> },
    { head: 'Client', cell: (request) => <Client request={request} /> },
    { head: 'Status', cell: ({ status }) => <DesignStatusBadge status={status} /> },
    { head: 'Payment', cell: (request) => <Payment request={request} onApprove={onApprove} /> },
    { head: 'Created', cell: (request) => <Dates request={request} /> },
    { head: 'View', hideHead: true, numeric: true, cell: (request) => <View request={request} /> },
  ]
}

/** What a client writes with a transfer is looked for until the fee has come. */
function Reference({ request }: { request: ListedRequest }) {
  const { _id, number, reference, planThumbnail, paymentStatus } = request
  return (
    <div className="flex items-center gap-3 text-left">
      {/* Seven columns leave it no room on a tablet. */}
      <span className="md:max-lg:hidden">
        <Thumbnail image={planThumbnail ?? undefined} />
      </span>
      <div>
        <RowLink to={paths.admin.designRequest(_id)}>{number}</RowLink>
        <p className="text-muted">{shortId(_id)}</p>
        {paymentStatus !== 'paid' && <p className="whitespace-nowrap text-muted">{reference}</p>}
      </div>
    </div>
  )
}

function Client({ request }: { request: ListedRequest }) {
  const name = clientName(request)
  const email = request.user?.email ?? ''
  return (
    <div className="min-w-0 md:max-w-20 lg:max-w-40 xl:max-w-56">
      <p className="truncate">{name}</p>
      {email !== '' && email !== name && (
        <p className="truncate text-muted" title={email}>
          {email}
        </p>
      )}
    </div>
  )
}

type PaymentProps = { request: ListedRequest; onApprove: (request: ListedRequest) => void }

function Payment({ request, onApprove }: PaymentProps) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1.5 md:justify-start">
      <DesignPaymentBadge request={request} />
      {request.hasEvidence && <Badge>Evidence Uploaded</Badge>}
      {isPaymentToCheck(request) && (
        <Button
          size="compact"
          aria-label={`Approve Payment of ${request.number}`}
          onClick={() => onApprove(request)}
        >
          Approve Payment
        </Button>
      )}
    </span>
  )
}

/** When it came in, and until when its next concept is promised. */
function Dates({ request: { createdAt, conceptDueAt } }: { request: ListedRequest }) {
  return (
    <div className="grid justify-items-end gap-0.5 md:justify-items-start">
      <When at={createdAt} />
      {conceptDueAt !== null && <DueBadge at={conceptDueAt} />}
    </div>
  )
}

function View({ request: { _id, number } }: { request: ListedRequest }) {
  const look = { variant: 'secondary', size: 'compact' } as const
  return (
    <ButtonLink {...look} to={paths.admin.designRequest(_id)} aria-label={`View ${number}`}>
      View
    </ButtonLink>
  )
}
