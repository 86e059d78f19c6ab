import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

const totals = ['revenue', 'orders', 'products', 'users']
const rows = ['first', 'second', 'third', 'fourth']

/** Stands where figures, what waits and the latest will come. */
export function DashboardSkeleton() {
  return (
    <Waiting>
      <div className="grid grid-cols-2 gap-x-6 gap-y-7 xl:grid-cols-[1.6fr_1fr_1fr_1fr]">
        {totals.map((total) => (
          <div key={total} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-8 w-3/4 sm:h-11" />
            <Skeleton className="h-4 w-32" />
          </div>
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
