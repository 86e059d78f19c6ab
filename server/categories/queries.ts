import { asc, eq, sql } from 'drizzle-orm'
import type { CategoryKind } from '#domain/categories/category-kinds.ts'
import { cachedValue } from '#kit/node/cache/cached.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import { productCategories, products } from '#server/db/schema/products.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'

const categoryColumns = {
  _id: categories.id,
  name: categories.name,
  description: categories.description,
  isFeatured: categories.isFeatured,
  kind: categories.kind,
  synonyms: categories.synonyms,
  parent: categories.parent,
}

/** A category as the database keeps it. */
export type StoredCategory = {
  _id: string
  name: string
  description: string
  isFeatured: boolean
  kind: CategoryKind
  synonyms: string
  parent: string | null
}

/** All categories, in the order of the shop. */
export function listCategories(db: Db) {
  return db.select(categoryColumns).from(categories).orderBy(asc(categories.position), asc(categories.id))
}

/** The same: every page of the shop names them. */
export const cachedCategories = cachedValue(tags.categories.tag, ({ reads }: World) => listCategories(reads))

/** The category with this slug, or undefined. */
export function findCategory(db: Db, id: string) {
  return one(db.select(categoryColumns).from(categories).where(eq(categories.id, id)))
}

/** Has everyone else who writes categories wait until the transaction ends; readers and products do not. */
export async function lockCategories(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${categories} in share row exclusive mode`)
}

/** How many products stand in a category, as their main or a further one, and how many of them are not in the shop. */
export async function countUses(db: Db, id: string): Promise<{ products: number; hidden: number }> {
  const [uses] = await db
    .select({
      products: sql<number>`count(*)::int`,
      hidden: sql<number>`(count(*) filter (where ${products.state} <> 'live'))::int`,
    })
    .from(products)
    .where(
      sql`${products.categoryId} = ${id} or ${products.id} in
        (select ${productCategories.productId} from ${productCategories} where ${productCategories.categoryId} = ${id})`,
    )
  return uses ?? { products: 0, hidden: 0 }
}
