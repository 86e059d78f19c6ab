import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { fetchWishlist } from '#web/wishlist/wishlist.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#kit/browser/ui/banner.tsx'
import { CardGridSkeleton } from '#kit/browser/ui/card-grid-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { loadFailure, type WishlistItem } from './wishlist-state.ts'
import { WishlistEntry } from './wishlist-entry.tsx'

const SHOWN_AT_ONCE = 4

const wishlist = {
  ...ask('GET /api/wishlist'),
  // The hearts of the page learn from the same answer.
  queryFn: fetchWishlist,
  // Whoever comes back sees what they have kept meanwhile; whoever stays can still undo.
  staleTime: 0,
  refetchOnWindowFocus: false,
}

export default function WishlistPage() {
  const { data, error, refetch } = useQuery(wishlist)
  const { moved, forgetMoved, showMoved } = useMoved()
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title="Wishlist" noindex />
      <h1 className="title-page mb-8">Your wishlist</h1>
      {/* Floats over the list, which does not move when it comes and goes. */}
      <div className="sticky top-20 z-20 mx-auto h-0 max-w-xl *:rounded-control [&>:not(:empty)]:shadow-float">
        <Banner message={moved} link={{ to: paths.cart(), text: 'View cart' }} onGone={forgetMoved} />
      </div>
      {!data && error ? (
        <TryAgain {...loadFailure(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardGridSkeleton cards={SHOWN_AT_ONCE} />
      ) : (
        <WishlistContent items={data.items} onMoved={showMoved} />
      )}
    </div>
  )
}

/** The piece that was just moved to the cart: it is off the list, and said so for a moment. */
function useMoved() {
  const client = useQueryClient()
  const [moved, setMoved] = useState<string | undefined>(undefined)
  const forgetMoved = useCallback(() => setMoved(undefined), [])

  function showMoved({ _id, name }: WishlistItem) {
    client.setQueryData(wishlist.queryKey, (before) => {
      if (!before) return before
      const items = before.items.filter((item) => item._id !== _id)
      return { ...before, items, data: items }
    })
    setMoved(`${name} is in your cart.`)
  }

  return { moved, forgetMoved, showMoved }
}

type WishlistContentProps = { items: readonly WishlistItem[]; onMoved: (item: WishlistItem) => void }

/** The pieces that are kept, side by side as in the collection. */
function WishlistContent({ items, onMoved }: WishlistContentProps) {
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
