import { tags } from '#server/tags.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import type { World } from '#server/world.ts'

/** By how much the sum of a product's stars and their number change. */
export type RatingMove = { sum: number; count: number }

/**
 * Adds to what a product was rated, or takes away from it, in the transaction that writes the review. The row's own
 * figures are what it adds to, so that many at once lose none.
 */
export async function moveRating(
  tx: Db,
  { clock, cache }: Pick<World, 'clock' | 'cache'>,
  productId: string,
  { sum, count }: RatingMove,
): Promise<void> {
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${sum}`,
      ratingCount: sql`${products.ratingCount} + ${count}`,
      updatedAt: clock(),
    })
    .where(eq(products.id, productId))
  cache.changed(tx, tags.products([productId]))
}
