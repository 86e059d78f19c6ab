import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import type { Board3dProps } from './board-3d-props.ts'

const loadBoard3d = () => import('./board-3d.tsx')

/** Fills its frame; the code comes when it is asked for. */
export function LateBoard3d(props: Board3dProps) {
  const { Part, isMissing } = useLazyComponent(loadBoard3d, true)
  if (isMissing)
    return <TryAgain message="Failed to load the 3D view" onRetry={() => window.location.reload()} />
  return Part ? <Part {...props} /> : <Skeleton className="absolute inset-0 size-full" />
}
