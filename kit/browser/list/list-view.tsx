import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { Link } from '../router/router.ts'
import { type List, rowChoices } from './use-list.ts'

type Paged = { pagination: { page: number; limit: number; total: number; pages: number } }

/** Asks for a page of a list; the last one stays in view until the next has come. */
export function usePage<Page, Key extends QueryKey>(question: UseQueryOptions<Page, Error, Page, Key>) {
  return useQuery({ ...question, placeholderData: keepPreviousData })
}

type Answer<Page> = {
  data: Page | undefined
  isLoadingError: boolean
  isPlaceholderData: boolean
  /** Without it, trying again loads the page anew. */
  refetch: (() => Promise<unknown>) | undefined
}

type ListViewProps<Page, Row> = {
  list: List
  page: Answer<Page>
  rowsOf: (page: Page) => readonly Row[]
  /** What is listed: "orders". */
  things: string
  /** How many columns stand in its place while it is loaded. */
  columns: number
  /** What is said when it could not be loaded. */
  failed?: string
  /** What stands here while there are none at all; without it, that none was found. */
  empty?: ReactNode
  /** Its table. */
  children: (rows: readonly Row[], page: Page) => ReactNode
}

/** A page of a list, and the way to the others; while it is loaded, failed or empty, what stands in its place. */
export function ListView<Page extends Paged, Row>(props: ListViewProps<Page, Row>) {
  const { list, page, rowsOf, things, columns, failed = `Failed to fetch ${things}`, empty, children } = props
  const { data, isLoadingError, isPlaceholderData, refetch } = page
  if (isLoadingError) return <TryAgain message={failed} onRetry={refetch && (() => void refetch())} />
  if (!data) return <TableSkeleton rows={10} columns={columns} />
  const rows = rowsOf(data)
  if (rows.length === 0)
    return <EmptyList list={list} total={data.pagination.total} things={things} empty={empty} />
  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      {children(rows, data)}
      <ListFoot {...data} list={list} />
    </div>
  )
}

type EmptyListProps = { list: List; total: number; things: string; empty: ReactNode }

/** Why a list shows nothing: a page past the last one, too narrow a search, or a shop that has just opened. */
function EmptyList({ list, total, things, empty }: EmptyListProps) {
  if (total > 0)
    return (
      <EmptyState
        title="There is nothing on this page anymore"
        to={list.hrefWith({ page: '1' })}
        link="To the first page"
      />
    )
  return list.isFiltered || empty === undefined ? (
    <NothingFound things={things} onClear={list.clear} />
  ) : (
    empty
  )
}

/** A search or a filter that leaves none, and the way back to all. */
function NothingFound({ things, onClear }: { things: string; onClear: () => void }) {
  return (
    <EmptyState icon="search" title={`No ${things} found matching your criteria.`}>
      <Button variant="secondary" onClick={onClear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}

/** Which part of a list is shown, and the way to the rest. */
function ListFoot({ pagination, list }: Paged & { list: List }) {
  const { page, limit, total, pages } = pagination
  const shown = [(page - 1) * limit + 1, Math.min(page * limit, total)]
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-sm text-muted tabular-nums">
        {shown.map((place) => place.toLocaleString('en-US')).join('-')} of {total.toLocaleString('en-US')}
      </p>
      {total > Number(rowChoices[0]) && <RowChoice list={list} shown={limit} />}
      <Pagination page={page} pages={pages} hrefOf={(number) => list.hrefWith({ page: String(number) })} />
    </div>
  )
}

/** How many rows stand on a page, kept in the address like all that narrows the list. */
function RowChoice({ list, shown }: { list: List; shown: number }) {
  return (
    <nav aria-label="Rows on a page" className="flex items-center text-sm text-muted print:hidden">
      <span aria-hidden="true" className="mr-2">
        Rows
      </span>
      {rowChoices.map((rows) => (
        <Link
          key={rows}
          to={list.hrefWith({ limit: rows })}
          replace
          preventScrollReset
          aria-label={`${rows} rows`}
          aria-current={Number(rows) === shown ? 'true' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center tabular-nums aria-current:font-medium aria-current:text-ink hover:underline"
        >
          {rows}
        </Link>
      ))}
    </nav>
  )
}
