import { tags } from '#server/tags.ts'
import { categories } from '#server/db/schema/categories.ts'
import { productCategories, productPictures } from '#server/db/schema/products.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { seedProduct, type SeededProduct } from './product.ts'

/** Categories in the order of the shop, named after their slugs. */
export async function seedCategories(db: Db, ...ids: string[]): Promise<void> {
  await db
    .insert(categories)
    .values(ids.map((id, position) => ({ id, name: id.replace('-', ' '), position })))
    .onConflictDoNothing()
}

type ListedProduct = SeededProduct & { categories?: string[]; pictures?: { key: string; widths: number[] }[] }

/** A product as `givenProduct` makes it, in further categories and with pictures, that the catalogue knows. */
export async function seedListed(
  { db, cache }: World,
  { categories: further = [], pictures = [], ...product }: ListedProduct = {},
): Promise<string> {
  const id = await seedProduct(db, product)
  for (const categoryId of further) await db.insert(productCategories).values({ productId: id, categoryId })
  for (const [position, { key, widths }] of pictures.entries()) {
    const size = Math.max(...widths)
    await db.insert(productPictures).values({
      productId: id,
      position,
      key,
      width: size,
      height: size,
      widths,
      alt: `View ${position + 1}`,
    })
  }
  await cache.apply(tags.products([id]))
  return id
}
