import { Skeleton } from './skeleton.tsx'
import { Waiting } from './waiting.tsx'

const widths = ['w-1/6', 'w-1/4', 'w-1/6', 'w-1/12']

/** Stands where a table of about `rows` rows will come. */
export function TableSkeleton({ rows, columns = 4 }: { rows: number; columns?: number }) {
  return (
    <Waiting className="grid">
      {Array.from({ length: rows + 1 }, (_, row) => (
        // Placeholders have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="flex items-center gap-6 border-b border-line py-4">
          {Array.from({ length: columns }, (_, column) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Skeleton key={column} className={`h-4 last:ml-auto ${widths[column % widths.length]}`} />
          ))}
        </div>
      ))}
    </Waiting>
  )
}
