import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { insertCategories, type NewCategory } from '#server/categories/insert-categories.ts'
import type { Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import { products } from '#server/db/schema/products.ts'
import { settings } from '#server/db/schema/settings.ts'
import { insertPackages } from '#server/packages/insert-packages.ts'
import { insertProducts } from '#server/products/insert-product.ts'
import type { Files } from '#kit/node/files/store.ts'
import type { World } from '#server/world.ts'
import { modelAddresses, storeModels } from './demo-models.ts'
import { demoPackages } from './demo-packages.ts'
import { type DemoProducts, demoProducts, type Sights } from './demo-products.ts'
import { readManifest, storeReadyPictures } from './ready-pictures.ts'

/** Pages of nobody: the demo's shop has none of its own. */
const socialPages = {
  instagramUrl: 'https://www.instagram.com/explore/tags/lanai/',
  pinterestUrl: 'https://www.pinterest.com/search/pins/?q=lanai',
  facebookUrl: 'https://www.facebook.com/hashtag/lanai',
}

const CATEGORIES = join(import.meta.dirname, 'catalogue/categories.json')
/** Milliseconds that another process may take to fill the shop, with a bucket at the end of a slow line. */
const PATIENCE = 600_000

/** Puts the demo's catalogue and packages into a shop without categories and products; any other shop stays as it is. */
export async function loadDemo(world: World): Promise<void> {
  await fillEmpty(world, async (tx, sights) => {
    await writeCatalogue(tx, sights, { random: world.random, opened: world.clock() })
  })
}

/** What `fill` needs to write the catalogue: when the shop opened, and whose pieces some are. */
export type Filling = Pick<World, 'random'> & { opened: Date; ownerOf?: ReadonlyMap<string, string> }

/**
 * Lets `fill` fill a shop without categories and products, entirely or not at all; any other stays as it is. What is
 * seen is stored meanwhile; nothing is committed before that is there. Names carry a hash of the bytes: what a load
 * that came to nothing has left is written over by the next one.
 */
export async function fillEmpty(
  { db, files }: World,
  fill: (tx: Db, sights: Sights) => Promise<void>,
): Promise<void> {
  if (!(await hasNoCatalogue(db))) return
  const sights = { pictures: await readManifest(), models: await modelAddresses() }
  await db.inTransaction(
    async (tx) => {
      // Two processes may open the same empty shop at once: the second waits here, and finds it filled.
      await tx.execute(sql`lock table ${categories} in share row exclusive mode`)
      if (!(await hasNoCatalogue(tx))) return
      // Not before: hundreds of files keep whoever still has to connect to the database from doing so.
      const stored = storeSights(files, sights)
      // Heard below, once the rows are written.
      stored.catch(() => undefined)
      await fill(tx, sights)
      await stored
    },
    { patience: PATIENCE },
  )
}

async function storeSights(files: Files, { models, pictures }: Sights): Promise<void> {
  await Promise.all([storeModels(files, models), storeReadyPictures(files, pictures)])
}

/** Writes the demo's categories, products and packages; returns the products by their slugs. */
export async function writeCatalogue(
  tx: Db,
  sights: Sights,
  { random, opened, ownerOf }: Filling,
): Promise<DemoProducts> {
  const shown: NewCategory[] = JSON.parse(await readFile(CATEGORIES, 'utf8'))
  const made = await demoProducts(random.uuid, opened, sights)
  const owned = [...made].map(
    ([slug, product]) => [slug, { ...product, ownerId: ownerOf?.get(slug) ?? null }] as const,
  )
  const sold = new Map(owned)
  await insertCategories(tx, shown)
  await insertProducts(tx, [...sold.values()], { note: 'Demo catalogue' })
  await insertPackages(tx, await demoPackages(sold, opened, sights.pictures))
  const value = { ...socialPages, showsExampleHomes: true }
  const general = { section: 'general', value, updatedAt: opened }
  await tx.insert(settings).values(general).onConflictDoNothing()
  return sold
}

async function hasNoCatalogue(db: Db): Promise<boolean> {
  return (await db.$count(categories)) === 0 && (await db.$count(products)) === 0
}
