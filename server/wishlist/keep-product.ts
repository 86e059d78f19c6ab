import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { holdUser } from '#server/users/queries.ts'
import { countEntries, holdOnOffer, insertEntry } from './queries.ts'

/** So many products one person may keep: the whole list is sent at once. */
export const MAX_ENTRIES = 500

/**
 * Puts a product on a person's wishlist; keeping it again changes nothing.
 *
 * @throws Problem `not_signed_in` (an account closed since) · `product_not_found` (archived too) · `illegal_state` (the
 *   wishlist is full)
 */
export async function keepProduct(db: Db, userId: string, productId: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    // Of two at once, the second counts the first.
    if (!(await holdUser(tx, userId))) throw new Problem('not_signed_in')
    if (!(await holdOnOffer(tx, productId))) throw new Problem('product_not_found')
    const isNew = await insertEntry(tx, userId, productId)
    if (isNew && (await countEntries(tx, userId)) > MAX_ENTRIES)
      throw new Problem('illegal_state', { message: `A wishlist holds at most ${MAX_ENTRIES} pieces` })
  })
}
