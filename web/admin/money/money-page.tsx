import { useQuery } from '@tanstack/react-query'
import { moneyKinds } from '#domain/dashboard/today.ts'
import { bankLineStates } from '#domain/payments/bank/line-state.ts'
import { payableKindLabels, payableStateLabels } from '#domain/payments/payable-list.ts'
import { choicesOf, ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { oneOf, useList } from '#kit/browser/list/use-list.ts'
import { ViewLinks } from '#kit/browser/list/view-links.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { ExportButton } from '../export-button.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { AdminHead } from '../admin-head.tsx'
import { TodayRow } from '../dashboard/today-row.tsx'
import { Bank } from './bank/bank.tsx'
import { Books } from './books/books.tsx'
import { payableColumns } from './payable-columns.tsx'
import { RefundList } from './refund-list.tsx'

const views = ['due', 'bank', 'refunds', 'books'] as const
const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)
const lineState = (text: string) => oneOf(bankLineStates, text)
const list = {
  search: 'Search number, name or email',
  filters: [
    { name: 'state', label: 'State', any: 'Any state', choices: choicesOf(payableStateLabels) },
    { name: 'kind', label: 'For', any: 'Orders and fees', choices: choicesOf(payableKindLabels) },
  ],
  sorts: {
    due: 'Due first',
    '-date': 'Newest first',
    date: 'Oldest first',
    '-open': 'Most open first',
  },
  others: { view: (text: string) => oneOf(views, text), from: day, to: day, lines: lineState },
} as const

/** What the studio has to do about money, what is due, and what goes back. */
export default function MoneyPage() {
  const shown = useList(list)
  const { view, ...query } = shown.query
  const { page: _page, limit: _limit, from: _from, to: _to, lines: _lines, ...narrowed } = query
  // A view that has no filters of its own is never filtered down to nothing.
  const bare = { ...shown, isFiltered: false }
  return (
    <>
      <AdminHead title="Money">
        <ExportButton fetchFile={() => call('GET /api/payables.csv', { query: narrowed })} />
      </AdminHead>
      <ViewLinks
        list={shown}
        pathname={paths.admin.money()}
        by={['view']}
        views={[
          { label: 'To do', filters: {} },
          { label: 'Due and late', filters: { view: 'due', state: 'due' } },
          { label: 'Bank', filters: { view: 'bank' } },
          { label: 'Refunds', filters: { view: 'refunds' } },
          { label: 'Books', filters: { view: 'books' } },
        ]}
      />
      {view === undefined && <ToDo />}
      {view === 'due' && <Due list={shown} query={query} />}
      {view === 'bank' && <Bank list={bare} query={query} />}
      {view === 'refunds' && <RefundList list={bare} query={query} />}
      {view === 'books' && <Books list={bare} query={query} />}
    </>
  )
}

/** The rows of Today that speak of money. */
function ToDo() {
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/dashboard'))
  if (isPending) return <TextSkeleton lines={6} />
  if (isLoadingError)
    return <TryAgain message="Failed to fetch what is to do" onRetry={() => void refetch()} />
  const rows = data.today.filter(({ kind }) => (moneyKinds as readonly string[]).includes(kind))
  if (rows.length === 0)
    return <EmptyState icon="check" title="Nothing to do about money" hint="What comes in appears here." />
  return (
    <ul className="max-w-3xl">
      {rows.map((row) => (
        <TodayRow key={row.kind} row={row} missing={[]} />
      ))}
    </ul>
  )
}

type DueProps = {
  list: ReturnType<typeof useList<(typeof list)['filters'], (typeof list)['sorts'], (typeof list)['others']>>
  query: Omit<DueProps['list']['query'], 'view'>
}

function Due({ list, query }: DueProps) {
  const page = usePage(ask('GET /api/payables', { query }))
  return (
    <>
      <ListFilters list={list} columns="md:grid-cols-[minmax(0,1fr)_11rem_13rem]" />
      <ListView
        {...{ list, page }}
        things="payables"
        failed="Failed to fetch what is due"
        columns={6}
        rowsOf={({ payables }) => payables}
        empty={<EmptyState icon="check" title="Nothing is to be paid yet" />}
      >
        {(rows) => (
          <Table
            caption="What is due"
            columns={payableColumns}
            rows={rows}
            keyOf={({ _id }) => _id}
            sort={list.sort}
          />
        )}
      </ListView>
    </>
  )
}
