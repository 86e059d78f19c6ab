import type { Id } from '#domain/boards/board.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { When } from '#web/shop/when.tsx'
import type { TheirEdits } from './send-edits.ts'

type ClashNoticeProps = {
  theirs: TheirEdits
  nameOf: (id: Id) => string
  onSettle: (whose: 'mine' | 'theirs') => void
}

/** Two changed the same: what the other one did, and the choice of what stays. */
export function ClashNotice({ theirs, nameOf, onSettle }: ClashNoticeProps) {
  const last = theirs.at(-1)
  return (
    <Notice tone="warn" className="mx-3 mb-3">
      <p>
        {last ? (
          <>
            {last.by} changed {changedWords(theirs, nameOf)} somewhere else at{' '}
            <When at={last.at} look="time" />, and you changed the same here.{' '}
          </>
        ) : (
          'This plan was changed somewhere else, in the same places as here. '
        )}
        Nothing is lost yet: choose what stays.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="compact" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button variant="secondary" size="compact" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </div>
    </Notice>
  )
}

/** "Shoreline sofa and Koa bench", or "the room" where no piece is among it. */
function changedWords(theirs: TheirEdits, nameOf: (id: Id) => string): string {
  const edits = theirs.flatMap((saved) => saved.edits)
  const names = edits.flatMap((edit) => (edit.of === 'pieces' ? nameOf(edit.id) : []))
  const words = new Intl.ListFormat('en-US').format(new Set(names))
  return words === '' ? 'the room' : words
}
