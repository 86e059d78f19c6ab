import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { AuditList } from './use-audit-list.ts'

/** Why the log shows nothing: too narrow a search, a page past the last one, or a shop where nothing was changed yet. */
export function NoEntries({ list, total }: { list: AuditList; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title="There is nothing on this page any more"
        to={list.hrefWith({ page: '1' })}
        link="To the first page"
      />
    )
  if (!list.isFiltered)
    return (
      <EmptyState
        icon="clock"
        title="Nothing changed yet"
        hint="Whatever the studio changes is written down here, for good."
      />
    )
  return (
    <EmptyState icon="search" title="No changes found matching your criteria.">
      <Button variant="secondary" onClick={list.clear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}
