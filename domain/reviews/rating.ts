/** Stars of a review. */
export const MIN_RATING = 1
export const MAX_RATING = 5

export const MAX_REVIEW_LENGTH = 2000

/** The mean of `count` ratings that add up to `sum`, to one decimal; null where there are none. */
export function meanRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}
