import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

const stages = ['first', 'second', 'third', 'fourth', 'fifth']
const rows = stages.slice(1)

/** Stands where figures, what waits and the latest will come. */
export function DashboardSkeleton() {
  return (
    <Waiting>
      <Skeleton className="mb-3 h-6 w-40" />
      <div className="grid border-t border-line md:grid-cols-5">
        {stages.map((stage) => (
          <Skeleton key={stage} className="my-3 h-16 md:mr-4 md:h-24" />
        ))}
      </div>
      <div className="mt-12 grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="mb-1 h-6 w-20" />
          {rows.map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
        <Skeleton className="h-80" />
      </div>
    </Waiting>
  )
}
