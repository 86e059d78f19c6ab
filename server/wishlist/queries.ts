import { and, desc, eq } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'

const { userId: owner, productId, createdAt } = wishlistItems

/** Ids of the products that a person keeps, latest first. */
export async function listProductIds(db: Db, userId: string): Promise<string[]> {
  const stored = await db
    .select({ productId })
    .from(wishlistItems)
    .where(eq(owner, userId))
    .orderBy(desc(createdAt), desc(productId))
  return stored.map((item) => item.productId)
}

/** How many products a person keeps. */
export function countEntries(db: Db, userId: string): Promise<number> {
  return db.$count(wishlistItems, eq(owner, userId))
}

/** Whether a person keeps the product `id`. */
export async function isStored(db: Db, userId: string, id: string): Promise<boolean> {
  const item = await one(db.select({ productId }).from(wishlistItems).where(ownItem(userId, id)))
  return item !== undefined
}

/** Whether the product `id` is live; until the transaction ends it cannot be deleted. */
export async function holdOnOffer(tx: Db, id: string): Promise<boolean> {
  const product = await one(
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, id), eq(products.state, 'live')))
      .for('key share'),
  )
  return product !== undefined
}

/** Puts a product on a person's wishlist, and says whether it is new there. */
export async function insertEntry(db: Db, userId: string, id: string): Promise<boolean> {
  const item = await one(
    db.insert(wishlistItems).values({ userId, productId: id }).onConflictDoNothing().returning({ productId }),
  )
  return item !== undefined
}

/** Takes a product off a person's wishlist, if it is there. */
export async function deleteEntry(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(wishlistItems).where(ownItem(userId, id))
}

function ownItem(userId: string, id: string) {
  return and(eq(owner, userId), eq(productId, id))
}
