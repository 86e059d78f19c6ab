import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { RequestList } from './use-request-list.ts'

/** Why the list shows nothing: too narrow a search, a page past the last one, or a shop that has just opened. */
export function NoRequests({ list, total }: { list: RequestList; total: number }) {
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
        icon="edit"
        title="No design requests yet"
        hint="Floor plans that clients send for a custom design appear here as soon as they come in."
      />
    )
  return (
    <EmptyState icon="search" title="No design requests found matching your criteria.">
      <Button variant="secondary" onClick={list.clear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}
