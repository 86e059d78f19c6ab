import { and, desc, eq, sql } from 'drizzle-orm'
import type { StockMove } from '#contract/inventory.ts'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { isVariantKey, type Variant } from '#domain/products/variant-key.ts'
import { orderNumber } from '#domain/numbers.ts'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { stockHistory } from '#server/db/schema/inventory.ts'
import { orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
import { type Keeper, managedBy } from '#server/managed-products.ts'

type Wanted = { page: number; limit: number; variantKey?: string | undefined }

/**
 * One page of what happened to the stock of a product, newest first.
 *
 * @throws Problem `product_not_found` (or somebody else's)
 */
export async function readStockHistory(
  db: Db,
  keeper: Keeper,
  productId: string,
  wanted: Wanted,
): Promise<{ history: StockMove[]; pagination: Pagination }> {
  const { page, limit, variantKey } = wanted
  const product = await one(
    db
      .select({ variants: products.variants })
      .from(products)
      .where(and(eq(products.id, productId), managedBy(keeper))),
  )
  if (!product) throw new Problem('product_not_found')
  const { variants } = product
  const which = and(
    eq(stockHistory.productId, productId),
    variantKey === undefined ? undefined : eq(stockHistory.variantKey, variantKey),
  )
  const rows = await db
    .select(moveColumns)
    .from(stockHistory)
    .leftJoin(users, eq(users.id, stockHistory.actorId))
    .leftJoin(orders, eq(orders.id, stockHistory.orderId))
    .where(which)
    .orderBy(desc(stockHistory.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    history: rows.map((row) => presentMove(row, variants, keeper)),
    pagination: paginationOf(wanted, await db.$count(stockHistory, which)),
  }
}

const moveColumns = {
  _id: sql<string>`${stockHistory.id}::text`,
  createdAt: stockHistory.createdAt,
  variantKey: stockHistory.variantKey,
  change: stockHistory.change,
  stockAfter: stockHistory.quantityAfter,
  cause: stockHistory.cause,
  note: stockHistory.note,
  orderId: stockHistory.orderId,
  orderCount: orders.number,
  actorId: users.id,
  actorName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
}

type StoredMove = Omit<StockMove, 'finish' | 'actor' | 'order'> & {
  orderId: string | null
  orderCount: number | null
  actorId: string | null
  actorName: string
}

/** Who ordered is no matter of a seller. */
function presentMove(
  { orderId, orderCount, actorId, actorName, ...move }: StoredMove,
  variants: Variant[],
  { id, role }: Keeper,
): StockMove {
  const { variantKey } = move
  const isAdmin = role === 'admin'
  const seesActor = actorId !== null && (isAdmin || actorId === id)
  return {
    ...move,
    // A finish that the product is no longer made in has no name any more.
    finish: isVariantKey(variants, variantKey) ? finishOfKey(variants, variantKey) : variantKey,
    actor: seesActor ? { _id: actorId, name: actorName } : null,
    order:
      isAdmin && orderId !== null && orderCount !== null
        ? { _id: orderId, number: orderNumber(orderCount) }
        : null,
  }
}
