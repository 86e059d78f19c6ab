import type { Actor } from '#server/session.ts'
import { Problem } from '#contract/problems.ts'
import { recordChange } from '#server/audit/record.ts'
import { moveRating } from '#server/products/move-rating.ts'
import type { World } from '#server/world.ts'
import { findReview, setReviewHidden, type StoredReview } from './queries.ts'

/**
 * Takes a review down, so that it is neither shown nor counted, or puts it back. One that stands so already is
 * left as it is.
 *
 * @throws Problem `review_not_found`
 */
export function hideReview(shop: World, actor: Actor, id: string, hidden: boolean): Promise<StoredReview> {
  return shop.db.inTransaction(async (tx) => {
    const isChanged = await setReviewHidden(tx, id, hidden)
    const review = await findReview(tx, id)
    if (!review) throw new Problem('review_not_found')
    if (!isChanged) return review
    const { productId, rating } = review
    await moveRating(tx, shop, productId, hidden ? { sum: -rating, count: -1 } : { sum: rating, count: 1 })
    const action = hidden ? 'review.hide' : 'review.show'
    await recordChange(tx, actor, { action, id, before: { hidden: !hidden }, after: { hidden } })
    return review
  })
}
