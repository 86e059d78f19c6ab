import { When } from '#web/shop/when.tsx'
import type { ShownRequest } from './use-request.ts'
import { Written } from '#kit/browser/ui/written.tsx'

type Rounds = Pick<ShownRequest, 'revisionCount' | 'designRevisions'>

/** How many rounds of changes are used: "1 / 2". */
export function RevisionsUsed({ of: { revisionCount, designRevisions } }: { of: Rounds }) {
  return (
    <span className="tabular-nums">
      {revisionCount} / {designRevisions}
    </span>
  )
}

/** The changes that were asked for, newest first. */
export function Revisions({ request }: { request: Rounds & Pick<ShownRequest, 'revisions'> }) {
  const { revisions } = request
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Revisions used: <RevisionsUsed of={request} />
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
