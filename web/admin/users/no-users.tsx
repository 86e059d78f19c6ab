import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { UserList } from './use-user-list.ts'

/** Why the list shows nobody: too narrow a search, or a page past the last one. */
export function NoUsers({ list, total }: { list: UserList; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title="There is nobody on this page any more"
        to={list.hrefWith({ page: '1' })}
        link="To the first page"
      />
    )
  return (
    <EmptyState icon="search" title="No users found matching your criteria.">
      <Button variant="secondary" onClick={list.clear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}
