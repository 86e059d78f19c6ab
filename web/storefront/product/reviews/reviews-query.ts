import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { Ask, Reply } from '#contract/call.ts'
import { ask } from '#web/api.ts'

const LIST = 'GET /api/products/:id/reviews'

/** A page of reviews as the shop tells it. */
export type ReviewList = Reply<typeof LIST>
export type ShownReview = ReviewList['reviews'][number]
/** A review as it is typed. */
export type TypedReview = Ask<'POST /api/products/:id/reviews'>['body']

/** One page of the reviews of a product; the page before stays in view until the next one is there. */
export function reviewsQuery(productId: string, page: number) {
  return {
    ...ask(LIST, { params: { id: productId }, query: { page } }),
    placeholderData: keepPreviousData<ReviewList>,
  }
}

/** Asks again after something was written, hidden or shown. */
export function askReviewsAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [LIST] })
}
