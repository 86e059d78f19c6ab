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
        {`${rating.toFixed(1)} (${ratingCount.toLocaleString('en-US')})`}
      </span>
    </span>
  )
}

/** "1 review", "1,012 reviews". */
export function reviewCount(count: number): string {
  return count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`
}

const COUNT = 5
/** The size of one star, and how far the next one stands from it. */
const WIDTH = 16.4
const HEIGHT = 15.6
const STEP = 21

/** Five stars side by side. */
const outline = Array.from(
  { length: COUNT },
  (_, place) =>
    `M${WIDTH / 2 + place * STEP} 0l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z`,
).join('')

/** A rating in stars and half stars; it says nothing to a screen reader. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      viewBox={`0 0 ${(COUNT - 1) * STEP + WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="h-3.5 w-auto shrink-0"
    >
      <path d={outline} className="fill-line" />
      {/* What reaches beyond the inner picture is cut off. */}
      <svg width={litWidth(rating)} height={HEIGHT}>
        <path d={outline} className="fill-koa" />
      </svg>
    </svg>
  )
}

function litWidth(rating: number): number {
  const halves = Math.round(rating * 2)
  return Math.floor(halves / 2) * STEP + (halves % 2) * (WIDTH / 2)
}
