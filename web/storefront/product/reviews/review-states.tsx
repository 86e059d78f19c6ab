import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

/** Nobody has said anything yet. */
export function NoReviews() {
  return (
    <div>
      <p className="text-lg">No reviews yet</p>
      <p className="mt-1 text-muted">They come from people this piece was delivered to.</p>
    </div>
  )
}

/** Stands where the reviews will come. */
export function ReviewsSkeleton() {
  return (
    <Waiting label="Loading reviews" className="grid max-w-text gap-10 noscript:hidden">
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
