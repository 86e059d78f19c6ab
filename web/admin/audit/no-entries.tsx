import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '../empty-list.tsx'
import type { AuditList } from './use-audit-list.ts'

/** Why the log is empty, and the way on. */
export function NoEntries({ list, total }: { list: AuditList; total: number }) {
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
