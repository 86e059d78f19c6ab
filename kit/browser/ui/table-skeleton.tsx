import { Skeleton } from './skeleton.tsx'
import { Waiting } from './waiting.tsx'

const widths = ['md:w-1/6', 'md:w-1/4', 'md:w-1/6', 'md:w-1/12']
// On phones the rows of a table are cards, and their cells stand in pairs.
const rowLook =
  'grid grid-cols-2 items-center gap-4 border-b border-line py-4 md:flex md:gap-6 max-md:first:hidden'
const cellLook = 'h-4 max-md:h-8 max-md:first:col-span-full max-md:first:w-1/2 md:last:ml-auto'

/** Stands where a table of about `rows` rows will come. */
export function TableSkeleton({ rows, columns = 4 }: { rows: number; columns?: number }) {
  return (
    <Waiting className="grid">
      {Array.from({ length: rows + 1 }, (_, row) => (
        // Placeholders have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className={rowLook}>
          {Array.from({ length: columns }, (_, column) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Skeleton key={column} className={`${cellLook} ${widths[column % widths.length]}`} />
          ))}
        </div>
      ))}
    </Waiting>
  )
}
