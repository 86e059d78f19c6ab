import { useEffect, useRef } from 'react'
import { RemovedPiece } from './removed-piece.tsx'
import { useWishlistEntry } from './use-wishlist-entry.ts'
import { WishlistActions } from './wishlist-actions.tsx'
import { WishlistPiece } from './wishlist-piece.tsx'
import type { WishlistItem } from './wishlist-state.ts'

/** A place on the wishlist: the piece with what can be done about it, or that it was just removed. */
export function WishlistEntry({ item, onMoved }: { item: WishlistItem; onMoved: () => void }) {
  const entry = useWishlistEntry(item, onMoved)
  const place = useFocusStaying(entry.isRemoved)
  return (
    <li ref={place} className="grid content-between gap-4">
      {entry.isRemoved ? (
        <RemovedPiece name={item.name} entry={entry} />
      ) : (
        <>
          <WishlistPiece item={item} />
          <WishlistActions item={item} entry={entry} />
        </>
      )}
    </li>
  )
}

/** Where the focus stays when what was pressed has given way to something else: on the first button of that. */
function useFocusStaying(isRemoved: boolean) {
  const place = useRef<HTMLLIElement>(null)
  const before = useRef(isRemoved)

  useEffect(() => {
    if (before.current === isRemoved) return
    before.current = isRemoved
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [isRemoved])
  return place
}
