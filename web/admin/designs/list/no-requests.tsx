import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '../../empty-list.tsx'
import type { RequestList } from './use-request-list.ts'

/** Why the list of design requests is empty, and the way on. */
export function NoRequests({ list, total }: { list: RequestList; total: number }) {
  return (
    <EmptyList list={list} total={total} notFound="No design requests found matching your criteria.">
      <EmptyState
        icon="edit"
        title="No design requests yet"
        hint="Floor plans that clients send for a custom design appear here as soon as they come in."
      />
    </EmptyList>
  )
}
