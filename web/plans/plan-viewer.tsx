import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import type { PlanOnTable } from './plan-props.ts'

const loadDesk = () => import('./plan-desk.tsx')

/** A floor plan or concept on the drawing table: PNG, JPEG, PDF, DXF or DWG. Its code comes when it is shown. */
export function PlanViewer({ plan }: { plan: PlanOnTable }) {
  const { Part: Desk, isMissing } = useLazyComponent(loadDesk, true)
  if (isMissing) return <TryAgain message="The viewer could not be loaded." />
  return Desk ? (
    <Desk plan={plan} />
  ) : (
    <Skeleton className="h-[calc(60svh+6rem)] max-h-208 min-h-96 w-full md:h-[75svh]" />
  )
}
