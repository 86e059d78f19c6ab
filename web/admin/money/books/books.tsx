import { useQuery } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import type { List } from '#kit/browser/list/use-list.ts'
import { Link } from '#kit/browser/router/router.ts'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { ExportButton } from '../../export-button.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { accountColumns, owedColumns, taxColumns } from './report-columns.tsx'

type Report = Reply<'GET /api/ledger/report'>['report']
type Entry = Reply<'GET /api/ledger/entries'>['entries'][number]
type BooksProps = {
  list: List
  query: { page: number; limit?: number; from?: string | undefined; to?: string | undefined }
}

/** What the accountant asks for: the accounts over some days, what is owed, taxes by county, and each entry. */
export function Books({ list, query }: BooksProps) {
  const { from, to } = query
  const days = { from, to }
  const { data, isPending, isLoadingError, refetch } = useQuery(
    ask('GET /api/ledger/report', { query: days }),
  )
  if (isPending) return <TextSkeleton lines={12} />
  if (isLoadingError) return <TryAgain message="Failed to fetch the books" onRetry={() => void refetch()} />
  const { report } = data
  return (
    <>
      <Days list={list} report={report} />
      <Accounts report={report} />
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Section title="Owed today">
          <Table caption="Owed today" columns={owedColumns} rows={report.owed} keyOf={({ days }) => days} />
        </Section>
        <Section title="Earned, and tax collected">
          <Table caption="Taxes" columns={taxColumns} rows={report.taxes} keyOf={({ county }) => county} />
        </Section>
      </div>
      <Section title="Entries">
        <Entries list={list} query={query} />
      </Section>
    </>
  )
}

function Days({ list, report: { from, to, closedThrough } }: { list: List; report: Report }) {
  return (
    <div className="grid items-end gap-3 md:grid-cols-[11rem_11rem_auto_1fr]">
      <Field
        label="From"
        type="date"
        value={from}
        max={to}
        onChange={({ target }) => list.put('from', target.value)}
      />
      <Field
        label="To"
        type="date"
        value={to}
        min={from}
        onChange={({ target }) => list.put('to', target.value)}
      />
      <ExportButton fetchFile={() => call('GET /api/ledger/export', { query: { from, to } })}>
        Export these days
      </ExportButton>
      <p className="text-sm text-muted md:pb-2.5 md:text-right">
        {closedThrough ? (
          <>
            Closed through <CalendarDay day={closedThrough} />.{' '}
          </>
        ) : (
          'No day is closed. '
        )}
        <Link to={`${paths.admin.settings()}?tab=payment`} className="target-44 text-lagoon hover:underline">
          Settings → Payment
        </Link>
      </p>
    </div>
  )
}

function Accounts({ report: { accounts } }: { report: Report }) {
  if (accounts.length === 0)
    return (
      <EmptyState
        icon="file"
        title="Nothing was entered yet"
        hint="Payments, refunds and deliveries write the books."
      />
    )
  return (
    <Section title="Accounts">
      <Table caption="Accounts" columns={accountColumns} rows={accounts} keyOf={({ account }) => account} />
    </Section>
  )
}

const entryColumns: readonly Column<Entry>[] = [
  { head: 'Day', cell: ({ on }) => <CalendarDay day={on} /> },
  { head: 'What', cell: ({ what }) => what },
  {
    head: 'For',
    cell: ({ number }) => (
      <Link
        to={number.startsWith('D-') ? paths.admin.designRequest(number) : paths.admin.order(number)}
        className="target-44 font-medium text-lagoon hover:underline"
      >
        {number}
      </Link>
    ),
  },
  {
    head: 'Accounts',
    cell: ({ lines }) => (
      <ul className="grid gap-0.5">
        {lines.map(({ account, name, amount }) => (
          <li key={account} className="flex flex-wrap justify-between gap-x-6 tabular-nums">
            <span className="text-muted">
              {account} {name}
            </span>
            <Money dollars={amount} />
          </li>
        ))}
      </ul>
    ),
  },
]

function Entries({ list, query: { page: number, limit, from, to } }: BooksProps) {
  const page = usePage(ask('GET /api/ledger/entries', { query: { page: number, limit, from, to } }))
  return (
    <ListView
      {...{ list, page }}
      things="entries"
      columns={4}
      rowsOf={({ entries }) => entries}
      empty={<EmptyState icon="file" title="Nothing was entered on these days" />}
    >
      {(rows) => <Table caption="Entries" columns={entryColumns} rows={rows} keyOf={({ _id }) => _id} />}
    </ListView>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="title-section mb-3">{title}</h2>
      {children}
    </section>
  )
}
