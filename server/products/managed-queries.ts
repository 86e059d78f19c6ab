import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { ManagedListQuery } from '#contract/products-admin.ts'
import type { BadgeFilter, ManagedStanding, StockFilter } from '#domain/products/managed-list.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
import type { World } from '#server/world.ts'
import { type Keeper, managedBy, standsIn } from '#server/managed-products.ts'
import { productsByIds, type StoredProduct } from './queries.ts'
import { standingUnits } from '#server/stock/queries.ts'
import { searchedBy } from './searched-by.ts'

/** A product with what only those who look after it are told. */
export type ManagedStored = StoredProduct & { updatedAt: Date; owner: { _id: string; name: string } | null }

/** The product `id` of `keeper`, live or not, or a refusal. */
export async function requireManaged(db: Db, keeper: Keeper, id: string): Promise<ManagedStored> {
  const [product] = await managedByIds(db, keeper, [id])
  if (!product) throw new Problem('product_not_found')
  return product
}

/** The same, held until the transaction ends: of two who write at once, the second sees what the first wrote. */
export async function lockManaged(tx: Db, keeper: Keeper, id: string): Promise<ManagedStored> {
  // Orders hold on to a product while they are written; a lock that leaves its key alone does not stand in their way.
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update')
  return requireManaged(tx, keeper, id)
}

/** Several, in the order of their ids, so that two acts on the same products do not wait for each other for ever. */
export async function lockEach(tx: Db, keeper: Keeper, ids: string[]): Promise<ManagedStored[]> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
  return managedByIds(tx, keeper, ids)
}

/** Those of the products `ids` that are kept by `keeper`, in that order. */
export async function managedByIds(db: Db, keeper: Keeper, ids: readonly string[]): Promise<ManagedStored[]> {
  if (ids.length === 0) return []
  const facts = await db
    .select({
      id: products.id,
      updatedAt: products.updatedAt,
      ownerId: products.ownerId,
      ownerName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(products)
    .leftJoin(users, eq(users.id, products.ownerId))
    .where(and(inArray(products.id, [...ids]), managedBy(keeper)))
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const stored = ids.filter((id) => byId.has(id))
  return (await productsByIds(db, stored)).flatMap((product) => {
    const fact = byId.get(product._id)
    if (!fact) return []
    const { updatedAt, ownerId, ownerName } = fact
    return [{ ...product, updatedAt, owner: ownerId === null ? null : { _id: ownerId, name: ownerName } }]
  })
}

/** One page of the products that `keeper` looks after, and where it stands. */
export async function listManaged(
  shop: World,
  keeper: Keeper,
  query: ManagedListQuery,
): Promise<{ products: ManagedStored[]; pagination: Pagination }> {
  const { db } = shop
  const { page, limit, search } = query
  const isSearched = search ? await searchedBy(shop, managedBy(keeper), search) : undefined
  const which = and(managedBy(keeper), isSearched, ...filtersOf(db, query))
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(which)
    .orderBy(...sortOf(query))
    .limit(limit)
    .offset((page - 1) * limit)
  const ids = rows.map(({ id }) => id)
  return {
    products: await managedByIds(db, keeper, ids),
    pagination: paginationOf(query, await db.$count(products, which)),
  }
}

function filtersOf(db: Db, { category, badge, stock, standing }: ManagedListQuery) {
  return [
    category ? standsIn(db, category) : undefined,
    badge && eq(badgeColumns[badge], true),
    stock && stockIs[stock],
    standingIs[standing],
  ]
}

/** The drafts of sellers. */
const waitsForStudio = and(eq(products.state, 'draft'), isNotNull(products.ownerId))

const standingIs: Record<ManagedStanding, SQL | undefined> = {
  listed: eq(products.state, 'live'),
  draft: eq(products.state, 'draft'),
  waiting: waitsForStudio,
  archived: eq(products.state, 'archived'),
  all: undefined,
}

const badgeColumns = {
  sale: products.isOnSale,
  new: products.isNewArrival,
  'best-seller': products.isBestSeller,
} satisfies Record<BadgeFilter, unknown>

/** The units of a product in all its combinations. */
export const unitsOfProduct = sql<number>`(select coalesce(sum(${inventory.quantity}), 0) from ${inventory} where ${inventory.productId} = ${products.id})::int`

/** Products whose units in all combinations are so; summed once for all, not once for each. */
function withUnits(are: SQL): SQL {
  return sql`${products.id} in (select ${inventory.productId} from ${inventory} group by 1 having ${are})`
}

const stockIs = {
  in: withUnits(standingUnits.in),
  low: withUnits(standingUnits.low),
  out: sql`not ${withUnits(standingUnits.notOut)}`,
} satisfies Record<StockFilter, SQL>

const sortColumns = {
  name: sql`lower(${products.name})`,
  price: sql`coalesce(${products.salePriceCents}, ${products.priceCents})`,
  category: products.categoryId,
}

/** Equal rows stand in the order of their names, then their ids, so that no page shows one twice. */
function sortOf({ sort, direction }: ManagedListQuery): SQL[] {
  const turn = direction === 'desc' ? desc : asc
  return [turn(sortColumns[sort]), asc(sortColumns.name), asc(products.id)]
}

/** Whether a product other than `except` has this code. */
export async function isCodeTaken(db: Db, productCode: string, except?: string): Promise<boolean> {
  const found = await one(
    db.select({ id: products.id }).from(products).where(eq(products.productCode, productCode)),
  )
  return found !== undefined && found.id !== except
}
