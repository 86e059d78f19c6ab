import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { insertCategories, type NewCategory } from '#server/categories/insert-categories.ts'
import type { Db } from '#server/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import { products } from '#server/db/schema/products.ts'
import { insertPackages } from '#server/packages/insert-packages.ts'
import { insertProducts } from '#server/products/insert-product.ts'
import type { World } from '#server/world.ts'
import { storeModels } from './demo-models.ts'
import { demoPackages } from './demo-packages.ts'
import { demoProducts } from './demo-products.ts'
import { readManifest, storeReadyPictures } from './ready-pictures.ts'

const CATEGORIES = join(import.meta.dirname, 'catalogue/categories.json')

/** Puts the demo's catalogue and packages into a shop without categories and products; any other shop stays as it is. */
export async function loadDemo({ db, files, clock, random }: World): Promise<void> {
  if (!(await hasNoCatalogue(db))) return
  const pictures = await readManifest()
  const [models] = await Promise.all([storeModels(files), storeReadyPictures(files, pictures)])
  const shown: NewCategory[] = JSON.parse(await readFile(CATEGORIES, 'utf8'))
  const sold = await demoProducts(random.uuid, clock(), { pictures, models })
  const packages = await demoPackages(sold, clock(), pictures)

  await db.inTransaction(async (tx) => {
    // Two processes may open the same empty shop at once: the second waits here, and finds it filled.
    await tx.execute(sql`lock table ${categories} in share row exclusive mode`)
    if (!(await hasNoCatalogue(tx))) return
    await insertCategories(tx, shown)
    await insertProducts(tx, [...sold.values()], { note: 'Demo catalogue' })
    await insertPackages(tx, packages)
  })
}

async function hasNoCatalogue(db: Db): Promise<boolean> {
  return (await db.$count(categories)) === 0 && (await db.$count(products)) === 0
}
