import { z } from 'zod'
import { paragraphs } from '#kit/core/operation/text.ts'
import { MAX_RATING, MAX_REVIEW_LENGTH, MIN_RATING } from '#domain/reviews/rating.ts'
import type { Operations } from './endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import '#kit/core/operation/zod-words.ts'

export const REVIEWS_PAGE_SIZE = 5

const ratingMessage = `Choose from ${MIN_RATING} to ${MAX_RATING} stars`

export const ReviewForm = z.object({
  rating: z.int(ratingMessage).min(MIN_RATING, ratingMessage).max(MAX_RATING, ratingMessage),
  text: paragraphs(MAX_REVIEW_LENGTH).default(''),
})

export const Review = z.object({
  _id: z.uuid(),
  rating: z.int(),
  text: z.string(),
  /** First name and initial: "Leilani K." */
  author: z.string(),
  createdAt: Instant,
  isMine: z.boolean(),
  /** Taken down by the studio; only admins are shown such a review. */
  hidden: z.boolean(),
})
export type Review = z.infer<typeof Review>

const productParams = z.object({ id: z.uuid('Product not found') })

export const reviewOperations = {
  'GET /api/products/:id/reviews': {
    access: 'anyone',
    summary: 'What customers say of a product, latest first',
    params: productParams,
    query: z.object(pagingQuery(REVIEWS_PAGE_SIZE)),
    reply: z.object({
      reviews: z.array(Review),
      pagination: Pagination,
      /** Mean of the stars; `null` while there are none. */
      rating: z.number().nullable(),
      ratingCount: z.int(),
      /** Whether the asker may write one now: it was delivered to them, and they have not written yet. */
      mayReview: z.boolean(),
    }),
    data: 'reviews',
  },
  'POST /api/products/:id/reviews': {
    access: 'member',
    refusal: 'not_delivered_to_you',
    summary: 'Review a product that was delivered to me, once',
    params: productParams,
    body: ReviewForm,
    reply: z.object({ review: Review }),
    data: 'review',
    limit: 'message',
  },
  'PUT /api/reviews/:id': {
    access: 'admin',
    summary: 'Take a review down, or put it back',
    params: z.object({ id: z.uuid('Review not found') }),
    body: z.object({ hidden: z.boolean() }),
    reply: z.object({ review: Review }),
    data: 'review',
    limit: 'change',
  },
} as const satisfies Operations
