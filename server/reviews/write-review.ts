import type { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { ReviewForm } from '#contract/reviews.ts'
import type { Db } from '#kit/node/db/database.ts'
import { moveRating } from '#server/products/move-rating.ts'
import type { World } from '#server/world.ts'
import { findRatedProduct, findReview, insertReview, wasDeliveredTo, type StoredReview } from './queries.ts'

/**
 * Writes what a customer says of a piece that was delivered to them, and counts it.
 *
 * @throws Problem `product_not_found` · `not_delivered_to_you` · `already_reviewed`
 */
export function writeReview(
  shop: World,
  userId: string,
  productId: string,
  form: z.output<typeof ReviewForm>,
): Promise<StoredReview> {
  return shop.db.inTransaction(async (tx) => {
    await refuseUnlessDelivered(tx, userId, productId)
    const id = shop.random.uuid()
    const review = { ...form, id, userId, productId, createdAt: shop.clock() }
    if (!(await insertReview(tx, review))) throw new Problem('already_reviewed')
    await moveRating(tx, shop, productId, { sum: form.rating, count: 1 })
    const written = await findReview(tx, id)
    if (!written) throw new Error('A review is gone in the transaction that wrote it')
    return written
  })
}

async function refuseUnlessDelivered(tx: Db, userId: string, productId: string): Promise<void> {
  const product = await findRatedProduct(tx, productId)
  if (!product || product.state !== 'live') throw new Problem('product_not_found')
  if (!(await wasDeliveredTo(tx, userId, productId))) throw new Problem('not_delivered_to_you')
}
