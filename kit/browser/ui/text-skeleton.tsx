import { Skeleton } from './skeleton.tsx'
import { Waiting } from './waiting.tsx'

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3']

type TextSkeletonProps = {
  lines?: number
  /** Of a page that has none until its content is here; it is heard, and not seen. */
  title?: string
}

/** Stands where a title and a few lines will come: details, forms, a profile. */
export function TextSkeleton({ lines = 4, title }: TextSkeletonProps) {
  return (
    <>
      {title !== undefined && <h1 className="sr-only">{title}</h1>}
      <Waiting className="grid max-w-text gap-3">
        <Skeleton className="mb-3 h-8 w-1/2" />
        {Array.from({ length: lines }, (_, line) => (
          // Placeholders have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={line} className={`h-4 ${widths[line % widths.length]}`} />
        ))}
      </Waiting>
    </>
  )
}
