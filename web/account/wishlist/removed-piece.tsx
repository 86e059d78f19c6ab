import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import type { WishlistEntryState } from './use-wishlist-entry.ts'

/** Stands where a piece was that was just taken off the list, with the way back. */
export function RemovedPiece({ name, entry }: { name: string; entry: WishlistEntryState }) {
  const { failure, isChanging, undo } = entry
  return (
    <div className="grid min-h-44 content-center justify-items-center gap-4 rounded-picture bg-sand p-6 text-center sm:aspect-square">
      <p>
        <span className="font-medium">{name}</span> was removed.
      </p>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      <Button
        variant="secondary"
        size="compact"
        icon="undo"
        busy={isChanging}
        onClick={() => void undo()}
        aria-label={`Undo: keep ${name}`}
      >
        Undo
      </Button>
    </div>
  )
}
