import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

const CARDS = ['sales', 'orders', 'average', 'conversion']

/** Stands where the four figures will come. */
export function CardsSkeleton() {
  return (
    <Waiting className="mb-8 pb-8">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-30" />
        ))}
      </div>
    </Waiting>
  )
}

/** Stands where charts and tables will come. */
export function ViewSkeleton() {
  return (
    <Waiting className="grid gap-6">
      <Skeleton className="h-96" />
      <Skeleton className="h-56" />
    </Waiting>
  )
}
