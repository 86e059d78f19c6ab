import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'

// The rest of the page stays of use where this part of it cannot be fetched.
const SizePanel = lazy(() => import('./size-panel.tsx').catch(() => ({ default: Missing })))

/**
 * The drawing and the check, as the server has drawn them; their code follows once the page can be used.
 * Drawn again only for another piece: while its code is on the way, a change would take the drawing away.
 */
export const LateSizePanel = memo(function LateSizePanel(props: Parameters<typeof SizePanel>[0]) {
  return (
    <Suspense fallback={<Skeleton className="h-120 w-full" />}>
      <SizePanel {...props} />
    </Suspense>
  )
})

function Missing() {
  return <TryAgain message="Failed to load the drawing" />
}
