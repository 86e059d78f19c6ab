import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { countKept, holdOnOffer, insertKept } from './queries.ts'

/** So many products one person may keep: the whole list is sent at once. */
export const MAX_KEPT = 500

/**
 * Puts a product on a person's wishlist; keeping it again changes nothing.
 *
 * @throws Problem `product_not_found` (archived too) · `illegal_state` (the wishlist is full)
 */
export async function keepProduct(db: Db, userId: string, productId: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    if (!(await holdOnOffer(tx, productId))) throw new Problem('product_not_found')
    const isNew = await insertKept(tx, userId, productId)
    if (isNew && (await countKept(tx, userId)) > MAX_KEPT)
      throw new Problem('illegal_state', { message: `A wishlist holds at most ${MAX_KEPT} pieces` })
  })
}
