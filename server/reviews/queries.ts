import { and, desc, eq, not, or, sql, type SQL } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { users } from '#server/db/schema/users.ts'

const reviewColumns = {
  _id: reviews.id,
  productId: reviews.productId,
  userId: reviews.userId,
  rating: reviews.rating,
  text: reviews.text,
  hidden: reviews.isHidden,
  createdAt: reviews.createdAt,
  author: {
    firstName: users.firstName,
    lastName: users.lastName,
    isDeleted: sql<boolean>`${users.deletedAt} is not null`,
  },
}

/** A review with the name of its author, which is shown only through `presentReview`. */
export type StoredReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** The review `id`, hidden or not. */
export function findReview(db: Db, id: string) {
  return one(selectReviews(db).where(eq(reviews.id, id)))
}

type ReviewFilter = { withHidden: boolean; page: number; limit: number }

/** One page of the reviews of a product, latest first, and how many there are in all. */
export async function listReviewsOf(db: Db, productId: string, { withHidden, page, limit }: ReviewFilter) {
  const chosen = and(eq(reviews.productId, productId), withHidden ? undefined : not(reviews.isHidden))
  const rows = await selectReviews(db)
    .where(chosen)
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(reviews, chosen) }
}

function selectReviews(db: Db) {
  return db.select(reviewColumns).from(reviews).innerJoin(users, eq(users.id, reviews.userId)).$dynamic()
}

/** What there is to know of a product to speak of its reviews; those out of the shop too. */
export function findRatedProduct(db: Db, id: string) {
  const { ratingSum, ratingCount, state, ownerId } = products
  return one(db.select({ ratingSum, ratingCount, state, ownerId }).from(products).where(eq(products.id, id)))
}

/** Whether this person has reviewed the product, hidden or not. */
export async function hasReviewed(db: Db, userId: string, productId: string): Promise<boolean> {
  return (await db.$count(reviews, and(eq(reviews.userId, userId), eq(reviews.productId, productId)))) > 0
}

/** Whether an order of this person that holds the product, by itself or in a package, was delivered. */
export async function wasDeliveredTo(db: Db, userId: string, productId: string): Promise<boolean> {
  const delivered = await one(
    db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(and(eq(orders.userId, userId), eq(orders.status, 'delivered'), holds(productId)))
      .limit(1),
  )
  return delivered !== undefined
}

function holds(productId: string): SQL | undefined {
  const asPiece = JSON.stringify([{ productId }])
  return or(eq(orderItems.productId, productId), sql`${orderItems.pieces} @> ${asPiece}::jsonb`)
}

/** Writes a review, and says whether it did: not where the person has reviewed that product already. */
export async function insertReview(tx: Db, review: typeof reviews.$inferInsert): Promise<boolean> {
  const target = [reviews.productId, reviews.userId]
  const written = await one(
    tx.insert(reviews).values(review).onConflictDoNothing({ target }).returning({ id: reviews.id }),
  )
  return written !== undefined
}

/** Takes a review down or puts it back, and says whether that changed anything: of two at once only one does. */
export async function setReviewHidden(tx: Db, id: string, isHidden: boolean): Promise<boolean> {
  const changed = await one(
    tx
      .update(reviews)
      .set({ isHidden })
      .where(and(eq(reviews.id, id), eq(reviews.isHidden, !isHidden)))
      .returning({ id: reviews.id }),
  )
  return changed !== undefined
}
