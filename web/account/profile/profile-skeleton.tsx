import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

const parts = ['h-24', 'h-18', 'h-11']

/** Stands where the parts of the profile will come. */
export function ProfileSkeleton() {
  return (
    <Waiting>
      {parts.map((height) => (
        <div
          key={height}
          className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-12"
        >
          <Skeleton className="h-8 w-48" />
          <Skeleton className={`max-w-2xl ${height}`} />
        </div>
      ))}
    </Waiting>
  )
}
