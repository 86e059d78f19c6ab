import { paginationOf } from '#kit/core/operation/paging.ts'
import { Problem } from '#contract/problems.ts'
import { meanRating } from '#domain/reviews/rating.ts'
import { mayAccess } from '#domain/users/roles.ts'
import type { Db } from '#kit/node/db/database.ts'
import { isVisible } from '#server/products/present-product.ts'
import { serve, type App } from '#server/serve.ts'
import type { SignedIn } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { hideReview } from './hide-review.ts'
import { findRatedProduct, hasReviewed, listReviewsOf, wasDeliveredTo, type StoredReview } from './queries.ts'
import { writeReview } from './write-review.ts'
import type { z } from 'zod'
import type { Review } from '#contract/reviews.ts'
import { authorName } from '#domain/reviews/author-name.ts'

export function reviewRoutes(app: App, shop: World): void {
  const { db } = shop

  serve(app, 'GET /api/products/:id/reviews', async ({ params: { id }, query, user }) => {
    const isStudio = user?.role === 'admin'
    const product = await findRatedProduct(db, id)
    if (!product || !isVisible(product, user)) throw new Problem('product_not_found')
    const { rows, total } = await listReviewsOf(db, id, { ...query, withHidden: isStudio })
    return {
      reviews: rows.map((review) => presentReview(review, user)),
      pagination: paginationOf(query, total),
      rating: meanRating(product.ratingSum, product.ratingCount),
      ratingCount: product.ratingCount,
      mayReview: await mayReview(db, user, id),
    }
  })

  serve(app, 'POST /api/products/:id/reviews', async ({ params, body, user }) => ({
    review: presentReview(await writeReview(shop, user.id, params.id, body), user),
  }))

  serve(app, 'PUT /api/reviews/:id', async ({ params, body, user }) => {
    const review = await hideReview(shop, user, params.id, body.hidden)
    return { review: presentReview(review, user) }
  })
}

/** Whether this person could write one now. */
async function mayReview(db: Db, user: SignedIn | undefined, productId: string): Promise<boolean> {
  if (!user || !mayAccess('member', user.role) || (await hasReviewed(db, user.id, productId))) return false
  return wasDeliveredTo(db, user.id, productId)
}

/** A review as `viewer` may see it: of its author no more than a name and an initial. */
function presentReview(
  { userId, productId: _productId, author, ...reported }: StoredReview,
  viewer: Pick<SignedIn, 'id'> | undefined,
): z.output<typeof Review> {
  return { ...reported, author: authorName(author), isMine: userId === viewer?.id }
}
