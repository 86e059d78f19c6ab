import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '../list-foot.tsx'
import { AuditEntry } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { NoEntries } from './no-entries.tsx'
import { useAuditList } from './use-audit-list.ts'

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
