import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

/** Stands where the reviews will come. */
export function ReviewsSkeleton() {
  return (
    <Waiting label="Loading reviews" className="grid max-w-text gap-10">
      {['first', 'second'].map((place) => (
        <div key={place} className="grid gap-3">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </Waiting>
  )
}
