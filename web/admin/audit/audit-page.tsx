import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '#web/admin/list-foot.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditList, type AuditList } from './use-audit-list.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '#web/admin/empty-list.tsx'
import { Link } from '#kit/browser/router/router.ts'
import { useShop } from '#web/shop/shop.ts'
import { When } from '#web/shop/when.tsx'
import { actWords } from './act-words.ts'
import { changedThing, type AuditEntry as Entry } from './changed-thing.ts'
import { changedValues, type ChangedValue } from './changed-values.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

/** So few changes are in view at once. */
const SHOWN_AT_ONCE = 3

export default function AuditPage() {
  const list = useAuditList()
  const changes = useQuery({
    ...ask('GET /api/audit', { query: list.query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <PageHead title="Audit log" noindex />
      <h1 className="title-page mb-1">Audit log</h1>
      <p className="mb-5 text-muted">
        What the studio changed, newest first. It can be read and added to, nothing else.
      </p>
      <AuditFilters list={list} actors={changes.data?.actors ?? []} />
      <Entries list={list} changes={changes} />
    </>
  )
}

type EntriesProps = { list: ReturnType<typeof useAuditList>; changes: Changes }

type Changes = Pick<
  ReturnType<typeof useQuery<Reply<'GET /api/audit'>>>,
  'data' | 'isPlaceholderData' | 'isLoadingError' | 'refetch'
>

function Entries({ list, changes: { data, isPlaceholderData, isLoadingError, refetch } }: EntriesProps) {
  if (isLoadingError)
    return <TryAgain message="Failed to fetch the audit log" onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={10} columns={3} />
  if (data.entries.length === 0) return <NoEntries list={list} total={data.pagination.total} />
  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      <ol>
        {data.entries.map((entry) => (
          <AuditEntry key={entry._id} entry={entry} />
        ))}
      </ol>
      <ListFoot pagination={data.pagination} hrefOf={(page) => list.hrefWith({ page: String(page) })} />
    </div>
  )
}

/** Why the log is empty, and the way on. */
function NoEntries({ list, total }: { list: AuditList; total: number }) {
  return (
    <EmptyList list={list} total={total} notFound="No changes found matching your criteria.">
      <EmptyState
        icon="clock"
        title="Nothing changed yet"
        hint="Whatever the studio changes is written down here, for good."
      />
    </EmptyList>
  )
}

/** One change: what was done to what, by whom and when, and what was before and after. */
function AuditEntry({ entry }: { entry: Entry }) {
  const { settings } = useShop()
  return (
    <li className="grid gap-1.5 border-b border-line py-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-6">
      <div className="flex flex-wrap gap-x-3 text-sm text-muted lg:block">
        <p>
          <When at={entry.createdAt} look="moment" />
        </p>
        <p title={entry.address && `From ${entry.address}`}>{entry.actor.name}</p>
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-6 font-medium">
          <Sentence entry={entry} />
        </h2>
        <ValueChanges values={changedValues(entry, settings.timeZone)} />
      </div>
    </li>
  )
}

function Sentence({ entry }: { entry: Entry }) {
  const { name, to } = changedThing(entry)
  const [before = '', after] = actWords(entry.action).split('{}')
  if (after === undefined) return before
  return (
    <>
      {before}
      {to === undefined ? (
        name
      ) : (
        <Link to={to} className="target-44 text-lagoon hover:underline">
          {name}
        </Link>
      )}
      {after}
    </>
  )
}

/** What was before and after, field by field. */
function ValueChanges({ values }: { values: readonly ChangedValue[] }) {
  if (values.length === 0) return null
  return (
    <details open={values.length <= SHOWN_AT_ONCE} className="group text-sm">
      <summary className="target-44 inline-flex list-none items-center gap-1 py-1 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition group-open:rotate-90" />
        {values.length} {values.length === 1 ? 'value' : 'values'}
      </summary>
      <dl className="mt-1 grid gap-y-2 border-l-2 border-line pl-4">
        {values.map((value) => (
          <Change key={value.field} value={value} />
        ))}
      </dl>
    </details>
  )
}

function Change({ value: { field, before, after } }: { value: ChangedValue }) {
  return (
    <div className="grid gap-x-4 md:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted">{field}</dt>
      <dd className="min-w-0">
        {before !== '' && (
          <del className="whitespace-pre-wrap text-muted decoration-edge">
            <span className="sr-only">Before: </span>
            {before}
          </del>
        )}
        {before !== '' && after !== '' && (
          <Icon name="arrow-right" className="mx-2 inline size-3.5 text-muted" />
        )}
        {after !== '' && (
          <ins className="whitespace-pre-wrap no-underline">
            <span className="sr-only">After: </span>
            {after}
          </ins>
        )}
        {before !== '' && after === '' && <span className="text-muted"> (removed)</span>}
      </dd>
    </div>
  )
}
