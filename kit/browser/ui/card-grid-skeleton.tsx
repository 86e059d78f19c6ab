import { Skeleton } from './skeleton.tsx'
import { Waiting } from './waiting.tsx'

/** Stands where a grid of square pictures with two lines each will come, 1, 2 or 4 beside each other. */
export function CardGridSkeleton({ cards }: { cards: number }) {
  return (
    <Waiting className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
      {Array.from({ length: cards }, (_, card) => (
        // Placeholders have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={card}>
          <Skeleton className="aspect-[4/3] w-full sm:aspect-square" />
          <Skeleton className="mt-4 h-5 w-3/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
        </div>
      ))}
    </Waiting>
  )
}
