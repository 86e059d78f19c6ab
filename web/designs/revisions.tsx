import { MAX_REVISIONS } from '#domain/designs/design-fee.ts'
import { When } from '#web/shop/when.tsx'
import type { ShownRequest } from './use-request.ts'
import { Written } from '#kit/browser/ui/written.tsx'

type RevisionsProps = { request: Pick<ShownRequest, 'revisions' | 'revisionCount'> }

/** How many rounds of changes are used: "1 / 2". */
export function RevisionsUsed({ used }: { used: number }) {
  return (
    <span className="tabular-nums">
      {used} / {MAX_REVISIONS}
    </span>
  )
}

/** The changes that were asked for, newest first. */
export function Revisions({ request: { revisions, revisionCount } }: RevisionsProps) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Revisions used: <RevisionsUsed used={revisionCount} />
      </p>
      {revisions.length > 0 && (
        <ol className="grid gap-5">
          {revisions.toReversed().map(({ _id, number, details, createdAt }) => (
            <li key={_id}>
              <p className="text-sm text-muted">
                Revision {number}, <When at={createdAt} look="moment" />
              </p>
              <Written text={details} className="mt-1 max-w-text" />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
