import type { Reply } from '#contract/call.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'

export type ManagedPage = Reply<'GET /api/content'>['pages'][number]

/** What shoppers read at the address of a page, and whether something waits to be published. */
export function PageState({ page: { isStandard, published, draft } }: { page: ManagedPage }) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      {published !== undefined ? (
        <Badge tone="good">Published</Badge>
      ) : (
        <Badge>{isStandard ? 'Original' : 'Not published'}</Badge>
      )}
      {draft !== undefined && <Badge tone="info">Draft waiting</Badge>}
    </span>
  )
}
