import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { EmailList } from './use-email-list.ts'

/** Why the list shows nothing: too narrow a search, a page past the last one, or nothing was written yet. */
export function NoEmails({ list, total }: { list: EmailList; total: number }) {
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
      <EmptyState icon="mail" title="No emails yet" hint="Every letter that the shop writes is kept here." />
    )
  return (
    <EmptyState icon="search" title="No emails found matching your criteria.">
      <Button variant="secondary" onClick={list.clear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}
