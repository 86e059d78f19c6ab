import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { WishlistEntry } from './wishlist-entry.tsx'
import type { WishlistItem } from './wishlist-state.ts'

type WishlistContentProps = { items: readonly WishlistItem[]; onMoved: (item: WishlistItem) => void }

/** The pieces that are kept, side by side as in the collection. */
export function WishlistContent({ items, onMoved }: WishlistContentProps) {
  if (items.length === 0)
    return (
      <EmptyState
        icon="heart"
        title="Your wishlist is empty."
        hint="Press the heart on a piece, and it waits for you here."
        to={paths.browse()}
        link="Browse Collection"
      />
    )
  return (
    <ul aria-label="On your wishlist" className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <WishlistEntry key={item._id} item={item} onMoved={() => onMoved(item)} />
      ))}
    </ul>
  )
}
