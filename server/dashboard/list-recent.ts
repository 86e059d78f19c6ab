import { asc, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { type OrderRow, selectSummaries } from '#server/orders/queries.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'

const MAX_RECENT = 5

/** The products that came into the shop last. */
export async function listRecentProducts(db: Db): Promise<StoredProduct[]> {
  const latest = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.state, 'live'))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(MAX_RECENT)
  return productsByIds(
    db,
    latest.map(({ id }) => id),
  )
}

/** The orders and quote requests that came last. */
export function listRecentOrders(db: Db): Promise<OrderRow[]> {
  return selectSummaries(db)
    .where(isNull(orders.archivedAt))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(MAX_RECENT)
}
