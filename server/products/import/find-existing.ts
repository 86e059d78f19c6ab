import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { productPictures, products } from '#server/db/schema/products.ts'
import type { Keeper } from '#server/managed-products.ts'
import { managedByIds } from '../managed-queries.ts'
import type { StoredPicture } from '../pictures.ts'
import type { ExistingProducts } from './import-context.ts'
import type { RowGroup } from './import-rows.ts'
import { pictureKeysNamed } from './named-in-cells.ts'

type Reading = {
  keeper: Keeper
  origin: string
  /** Holds the products until the transaction ends, so that what is judged is what is written over. */
  isLocking: boolean
}

/** What the shop has of the products, categories and pictures that `groups` name. */
export async function findExisting(
  db: Db,
  groups: readonly RowGroup[],
  { keeper, origin, isLocking }: Reading,
): Promise<ExistingProducts> {
  const ids = await findIds(
    db,
    groups.map(({ productCode }) => productCode),
    isLocking,
  )
  const stored = await managedByIds(db, keeper, ids)
  return {
    products: new Map(stored.map((product) => [product.productCode, product])),
    categories: await db
      .select({ _id: categories.id, name: categories.name })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    pictures: await findPictures(db, keysIn(groups, origin)),
  }
}

/** In the order of their ids, in which all who hold several hold them. */
async function findIds(db: Db, codes: string[], isLocking: boolean): Promise<string[]> {
  const query = db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.productCode, codes))
    .orderBy(asc(products.id))
  if (!isLocking) return (await query).map(({ id }) => id)
  const ids = (await query.for('no key update')).map(({ id }) => id)
  await lockUnits(db, ids)
  return ids
}

/** What is sold at this moment waits, so that the stock that was judged is the stock that is written over. */
async function lockUnits(tx: Db, ids: string[]): Promise<void> {
  const { productId, variantKey } = inventory
  await tx
    .select({ productId })
    .from(inventory)
    .where(inArray(productId, ids))
    .orderBy(asc(productId), asc(variantKey))
    .for('update')
}

function keysIn(groups: readonly RowGroup[], origin: string): string[] {
  const cells = groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.images ?? []))
  return [...new Set(cells.flatMap((cell) => pictureKeysNamed(cell, origin).found ?? []))]
}

async function findPictures(db: Db, keys: string[]): Promise<Map<string, StoredPicture>> {
  if (keys.length === 0) return new Map()
  const { key, width, height, widths } = productPictures
  const found = await db
    .selectDistinctOn([key], { key, width, height, widths })
    .from(productPictures)
    .where(inArray(key, keys))
    .orderBy(asc(key))
  return new Map(found.map((picture) => [picture.key, picture]))
}
