import { eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { productCategories, productPictures } from '#server/db/schema/products.ts'
import type { StoredProduct } from './queries.ts'

/** Writes the further categories of a product, in place of those it had. */
export async function writeCategories(tx: Db, productId: string, categories: string[]): Promise<void> {
  await tx.delete(productCategories).where(eq(productCategories.productId, productId))
  const rows = categories.map((categoryId) => ({ productId, categoryId }))
  if (rows.length > 0) await tx.insert(productCategories).values(rows)
}

/** Writes the pictures of a product, in place of those it had. */
export async function writePictures(
  tx: Db,
  productId: string,
  pictures: StoredProduct['pictures'],
): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId))
  const rows = pictures.map((picture, position) => ({ productId, position, ...picture }))
  if (rows.length > 0) await tx.insert(productPictures).values(rows)
}
