import type { Reply } from '#contract/call.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { paths } from '#web/paths.ts'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { useToday } from '../received-fields.tsx'
import { When } from '#web/shop/when.tsx'

type ListedPayable = Reply<'GET /api/payables'>['payables'][number]

/** What the list says of each payable. */
export const payableColumns: readonly Column<ListedPayable>[] = [
  { head: 'Number', cell: (payable) => <NounLink payable={payable} /> },
  { head: 'Agreed', sort: 'date', cell: ({ agreedAt }) => <When at={agreedAt} /> },
  { head: 'Customer', cell: ({ client }) => <p className="truncate md:max-w-40">{client?.name}</p> },
  { head: 'Payment', cell: (payable) => <Payment payable={payable} /> },
  { head: 'Due', sort: 'due', cell: (payable) => <Due payable={payable} /> },
  { head: 'Open', sort: 'open', numeric: true, cell: (payable) => <Open payable={payable} /> },
]

type NounLinkProps = { payable: { _id: string; number: string; kind: 'order' | 'design' } }

/** The way to the order or the design request that is paid for. */
export function NounLink({ payable: { _id, number, kind } }: NounLinkProps) {
  const path = kind === 'order' ? paths.admin.order(_id) : paths.admin.designRequest(_id)
  return (
    <Link to={path} className="target-44 font-medium whitespace-nowrap text-lagoon hover:underline">
      {number}
    </Link>
  )
}

function Payment({ payable }: { payable: ListedPayable }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <PaymentBadge status={payable.paymentStatus} hasEvidence={false} payment={payable} />
      {payable.isCancelled && <Badge>Cancelled</Badge>}
    </span>
  )
}

function Due({ payable: { dueOn, open } }: { payable: ListedPayable }) {
  const today = useToday()
  if (dueOn === null || open === 0) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <CalendarDay day={dueOn} />
      {dueOn < today && (
        <Badge tone="bad" icon="clock">
          Late
        </Badge>
      )}
    </span>
  )
}

/** Below zero, what we owe. */
function Open({ payable: { open, credit } }: { payable: ListedPayable }) {
  return credit > 0 ? (
    <>
      We owe <Money dollars={credit} />
    </>
  ) : (
    <Money dollars={open} />
  )
}
