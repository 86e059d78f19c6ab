import { Stars } from './stars.tsx'

/** What a product's reviews come to. */
export type Rated = { rating: number | null; ratingCount: number }

/** What a piece was rated, by how many; nothing while there are no reviews. */
export function Rating({ rating, ratingCount }: Rated) {
  if (rating === null) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <Stars rating={rating} />
      <span className="sr-only">{`${rating} out of 5, ${reviewCount(ratingCount)}`}</span>
      <span aria-hidden="true" className="text-muted tabular-nums">
        {`${rating.toFixed(1)} (${ratingCount})`}
      </span>
    </span>
  )
}

/** "1 review", "12 reviews". */
export function reviewCount(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`
}
