import type { Reply } from '#contract/call.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'

type Report = Reply<'GET /api/ledger/report'>['report']

/** Debits are above zero, credits below. */
export const accountColumns: readonly Column<Report['accounts'][number]>[] = [
  {
    head: 'Account',
    cell: ({ account, name, outside }) => (
      <>
        <span className="text-muted tabular-nums">{account}</span> {name}
        {outside && <span className="block text-muted">{outside}</span>}
      </>
    ),
  },
  { head: 'Before', numeric: true, cell: ({ opening }) => <Money dollars={opening} /> },
  { head: 'Debit', numeric: true, cell: ({ debit }) => <Money dollars={debit} /> },
  { head: 'Credit', numeric: true, cell: ({ credit }) => <Money dollars={credit} /> },
  { head: 'After', numeric: true, cell: ({ closing }) => <Money dollars={closing} /> },
]

export const owedColumns: readonly Column<Report['owed'][number]>[] = [
  { head: 'Since it was due', cell: ({ days }) => days },
  { head: 'Orders and fees', numeric: true, cell: ({ payables }) => payables },
  { head: 'Open', numeric: true, cell: ({ amount }) => <Money dollars={amount} /> },
]

export const taxColumns: readonly Column<Report['taxes'][number]>[] = [
  { head: 'County', cell: ({ county }) => county },
  { head: 'Earned', numeric: true, cell: ({ income }) => <Money dollars={income} /> },
  { head: 'Tax', numeric: true, cell: ({ tax }) => <Money dollars={tax} /> },
  { head: 'Received', numeric: true, cell: ({ received }) => <Money dollars={received} /> },
  { head: 'Tax in it', numeric: true, cell: ({ taxReceived }) => <Money dollars={taxReceived} /> },
]
