import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { InventoryExportQuery, InventoryQuery } from '#contract/inventory.ts'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import type { InventoryStanding } from '#domain/stock/inventory-list.ts'
import { LOW_STOCK } from '#domain/stock/stock-level.ts'
import type { Standing } from '#domain/stock/availability.ts'
import type { Db } from '#kit/node/db/database.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { type Keeper, managedBy, standsIn } from '#server/managed-products.ts'
import type { Variant } from '#domain/products/variant-key.ts'

/** A product as far as its stock is concerned. */
export type StockedProduct = {
  _id: string
  name: string
  productCode: string
  category: string
  variants: Variant[]
  /** The first, null where it has none. */
  picture: { key: string; widths: number[] } | null
  /** Variant key → units at hand. */
  variantStock: Record<string, number>
  /** Variant key → how it can be had, of what is not simply stocked. */
  variantAvailability: Record<string, Standing>
  /** Variant key → how many people wait. */
  waiting: Record<string, number>
  /** Variant key → the next delivery. */
  incoming: Record<string, { day: string; pieces: number }>
}

const stockedText = `
  select p.id as "_id", p.name, p.product_code as "productCode", p.category_id as category, p.variants,
    (select json_build_object('key', key, 'widths', widths) from product_pictures
      where product_id = p.id order by position limit 1) as picture,
    (select coalesce(json_object_agg(variant_key, quantity), '{}') from inventory
      where product_id = p.id) as "variantStock",
    (select coalesce(json_object_agg(variant_key, json_build_object('availability', availability, 'leadWeeks', lead_weeks)), '{}')
      from inventory where product_id = p.id and availability <> 'stocked') as "variantAvailability",
    (select coalesce(json_object_agg(variant_key, people), '{}') from (
      select variant_key, count(*) as people from stock_alerts where product_id = p.id group by 1) as w) as waiting,
    (select coalesce(json_object_agg(variant_key, json_build_object('day', due_on, 'pieces', quantity)), '{}') from (
      select distinct on (variant_key) variant_key, due_on, quantity from incoming_stock
      where product_id = p.id order by variant_key, due_on, id) as d) as incoming
  from unnest($1::uuid[]) with ordinality as wanted (id, place)
  join products p on p.id = wanted.id
  order by wanted.place`

/** The products `ids`, in that order. */
export function stockedByIds(db: Db, ids: readonly string[]): Promise<StockedProduct[]> {
  return db.rows<StockedProduct>({ name: 'stocked_products', text: stockedText, values: [ids] })
}

/** Which of the products `among` a search asks for. */
export type SearchedBy = (among: SQL | undefined, search: string) => Promise<SQL | undefined>

/** Where an inventory is read: the database, whose it is, and how it is searched. */
export type InventorySource = { db: Db; keeper: Keeper; searchedBy: SearchedBy }

/** One page of an inventory, and where it stands. */
export async function listInventory(
  source: InventorySource,
  query: InventoryQuery,
): Promise<{ products: StockedProduct[]; pagination: Pagination }> {
  const { db } = source
  const { page, limit } = query
  const which = await whichOf(source, query)
  const ids = await sortedIds(db, which, query)
    .limit(limit)
    .offset((page - 1) * limit)
  const total = await db.$count(products, which)
  return {
    products: await stockedByIds(
      db,
      ids.map(({ id }) => id),
    ),
    pagination: paginationOf(query, total),
  }
}

const WALK_CHUNK = 500

/** Walks through a whole inventory as the list shows it, a chunk at a time. */
export async function* walkInventory(
  source: InventorySource,
  query: InventoryExportQuery,
): AsyncGenerator<StockedProduct[]> {
  const { db } = source
  const ids = (await sortedIds(db, await whichOf(source, query), query)).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += WALK_CHUNK)
    yield await stockedByIds(db, ids.slice(at, at + WALK_CHUNK))
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
  { db, keeper, searchedBy }: InventorySource,
  { search, category, stock }: InventoryExportQuery,
): Promise<SQL | undefined> {
  const listed = and(eq(products.state, 'live'), managedBy(keeper))
  return and(
    listed,
    search ? await searchedBy(listed, search) : undefined,
    category ? standsIn(db, category) : undefined,
    stock && stands[stock](db),
  )
}

const ofStocked = sql`filter (where ${inventory.availability} = 'stocked')`
const unitsOfStocked = sql`sum(${inventory.quantity}) ${ofStocked}`

/** What is said of the rows of a product: what is made to order, or no longer made, runs neither low nor out. */
export const standingUnits = {
  in: sql`sum(${inventory.quantity}) filter (where ${inventory.leadWeeks} is null) > 0`,
  low: sql`${unitsOfStocked} between 1 and ${LOW_STOCK}`,
  notOut: sql`coalesce(${unitsOfStocked} > 0, true)`,
}

const stands: Record<InventoryStanding, (db: Db) => SQL> = {
  in: (db) => inArray(products.id, idsWith(db, standingUnits.in)),
  low: (db) => inArray(products.id, idsWith(db, standingUnits.low)),
  out: (db) => notInArray(products.id, idsWith(db, standingUnits.notOut)),
  gaps: (db) =>
    inArray(products.id, idsWith(db, sql`min(${inventory.quantity}) ${ofStocked} <= ${LOW_STOCK}`)),
}

/** The products whose units, taken together, are so. */
function idsWith(db: Db, units: SQL) {
  return db.select({ id: inventory.productId }).from(inventory).groupBy(inventory.productId).having(units)
}
