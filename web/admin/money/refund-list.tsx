import type { Reply } from '#contract/call.ts'
import { refundReasonLabel } from '#domain/payments/refund-rules.ts'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import type { List } from '#kit/browser/list/use-list.ts'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { ask } from '#web/api.ts'
import { When } from '#web/shop/when.tsx'
import { useAsking } from '../form-dialog.tsx'
import { RefundDialogs, type RefundQuestion } from './money-dialogs.tsx'
import { RefundButtons, RefundState } from './moves.tsx'
import { NounLink } from './payable-columns.tsx'
import { useMoneyActs } from './use-money.ts'

type ListedRefund = Reply<'GET /api/refunds'>['refunds'][number]

type RefundListProps = { list: List; query: { page: number; limit?: number } }

/** Every refund: those to be sent first, the longest waiting of them first. */
export function RefundList({ list, query: { page: number, limit } }: RefundListProps) {
  const page = usePage(ask('GET /api/refunds', { query: { page: number, limit } }))
  const acts = useMoneyActs()
  const { asking, ask: onAsk, close } = useAsking<RefundQuestion>('refunds', acts)
  return (
    <>
      <ListView
        {...{ list, page }}
        things="refunds"
        columns={7}
        rowsOf={({ refunds }) => refunds}
        empty={
          <EmptyState
            icon="check"
            title="No refunds yet"
            hint="They are approved on the page of an order or a design request."
          />
        }
      >
        {(rows) => (
          <Table caption="Refunds" columns={columnsOf(onAsk)} rows={rows} keyOf={({ _id }) => _id} />
        )}
      </ListView>
      {asking && <RefundDialogs asking={asking} acts={acts} onClose={close} />}
    </>
  )
}

function columnsOf(onAsk: (question: RefundQuestion) => void): Column<ListedRefund>[] {
  return [
    { head: 'For', cell: ({ payable }) => <NounLink payable={payable} /> },
    { head: 'Customer', cell: ({ client }) => <p className="truncate md:max-w-40">{client}</p> },
    { head: 'Approved', cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      head: 'Due',
      cell: ({ state, dueOn }) => state === 'approved' && dueOn !== null && <CalendarDay day={dueOn} />,
    },
    { head: 'Reason', cell: ({ reasonCode }) => refundReasonLabel(reasonCode) },
    { head: 'State', cell: (refund) => <RefundState refund={refund} /> },
    { head: 'Amount', numeric: true, cell: ({ amount }) => <Money dollars={amount} /> },
    { head: 'Actions', hideHead: true, cell: (refund) => <RefundButtons refund={refund} onAsk={onAsk} /> },
  ]
}
