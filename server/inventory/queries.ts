import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { InventoryExportQuery, InventoryQuery } from '#contract/inventory.ts'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import type { InventoryStanding } from '#domain/stock/inventory-list.ts'
import { LOW_STOCK } from '#domain/stock/stock-level.ts'
import type { Db } from '#kit/node/db/database.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { type Keeper, managedBy, searchedBy, standsIn } from '#server/products/managed-queries.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import type { World } from '#server/world.ts'

/** One page of the inventory of `keeper`, and where it stands. */
export async function listInventory(
  shop: World,
  keeper: Keeper,
  query: InventoryQuery,
): Promise<{ products: StoredProduct[]; pagination: Pagination }> {
  const { db } = shop
  const { page, limit } = query
  const which = await whichOf(shop, keeper, query)
  const ids = await sortedIds(db, which, query)
    .limit(limit)
    .offset((page - 1) * limit)
  const total = await db.$count(products, which)
  return {
    products: await productsByIds(
      db,
      ids.map(({ id }) => id),
    ),
    pagination: paginationOf(query, total),
  }
}

const WALK_CHUNK = 500

/** Walks through the whole inventory of `keeper` as the list shows it, a chunk at a time. */
export async function* walkInventory(
  shop: World,
  keeper: Keeper,
  query: InventoryExportQuery,
): AsyncGenerator<StoredProduct> {
  const { db } = shop
  const which = await whichOf(shop, keeper, query)
  const ids = (await sortedIds(db, which, query)).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += WALK_CHUNK)
    yield* await productsByIds(db, ids.slice(at, at + WALK_CHUNK))
}

/** Units are summed for all products at once: asked for one by one, ten thousand would take ten times as long. */
function sortedIds(db: Db, which: SQL | undefined, query: InventoryExportQuery) {
  const units = unitsByProduct(db).as('units')
  const columns = { name: byName, category: products.categoryId, stock: sql`coalesce(${units.sum}, 0)` }
  const turn = query.direction === 'desc' ? desc : asc
  return (
    db
      .select({ id: products.id })
      .from(products)
      .leftJoin(units, eq(units.productId, products.id))
      .where(which)
      // Equal rows stand in the order of their names, then their ids, so that no page shows one twice.
      .orderBy(turn(columns[query.sort]), asc(byName), asc(products.id))
  )
}

const byName = sql`lower(${products.name})`
const sumOfUnits = sql<number>`sum(${inventory.quantity})`

function unitsByProduct(db: Db) {
  return db
    .select({ productId: inventory.productId, sum: sumOfUnits.as('sum') })
    .from(inventory)
    .groupBy(inventory.productId)
}

async function whichOf(
  shop: World,
  keeper: Keeper,
  { search, category, stock }: InventoryExportQuery,
): Promise<SQL | undefined> {
  const { db } = shop
  return and(
    eq(products.isArchived, false),
    managedBy(keeper),
    search ? await searchedBy(shop, keeper, search) : undefined,
    category ? standsIn(db, category) : undefined,
    stock && stands[stock](db),
  )
}

const stands: Record<InventoryStanding, (db: Db) => SQL> = {
  in: (db) => inArray(products.id, idsWith(db, sql`${sumOfUnits} > 0`)),
  low: (db) => inArray(products.id, idsWith(db, sql`${sumOfUnits} between 1 and ${LOW_STOCK}`)),
  out: (db) => notInArray(products.id, idsWith(db, sql`${sumOfUnits} > 0`)),
  gaps: (db) => inArray(products.id, idsWith(db, sql`min(${inventory.quantity}) <= ${LOW_STOCK}`)),
}

/** The products whose units, taken together, are so. */
function idsWith(db: Db, units: SQL) {
  return db.select({ id: inventory.productId }).from(inventory).groupBy(inventory.productId).having(units)
}
