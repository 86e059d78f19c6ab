import { Cache } from '#kit/node/cache/cache.ts'
import { tags } from '#server/tags.ts'
import { categories } from '#server/db/schema/categories.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { openCatalogue } from '#tests/support/catalogue/open-catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'
import type { Catalogue } from './catalogue.ts'
import { CatalogueWatch } from './catalogue-watch.ts'

const shop = testShop()
let catalogue: Catalogue
let cache: Cache
let watch: CatalogueWatch

/** Long enough ago that no look at the latest changes comes upon it. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

const everything = { sort: 'recommended', offset: 0, limit: 100, pricesVisible: true } as const
const found = (query: object = {}) => catalogue.query({ ...everything, ...query }).ids

beforeEach(async () => {
  const { db, clock, log } = shop.shop
  await seedCategories(db, 'sofa', 'chair', 'bedroom')
  cache = new Cache()
  const world = { reads: db, cache, clock, log }
  catalogue = await openCatalogue(world)
  watch = new CatalogueWatch(world)
})

const refresh = (ids: string[]) => cache.apply(tags.products(ids))

const write = (id: string, change: Partial<typeof products.$inferInsert>) =>
  shop.shop.db.update(products).set(change).where(eq(products.id, id))

/** Sells or restocks as another process would: the catalogue is not told. */
async function setStock(productId: string, quantity: number) {
  const { db, clock } = shop.shop
  await db.update(inventory).set({ quantity }).where(eq(inventory.productId, productId))
  const row = { productId, variantKey: 'default', change: 0, quantityAfter: quantity, createdAt: clock() }
  await db.insert(stockHistory).values({ ...row, cause: 'edit' })
}

test('a product is found once it was refreshed, and no more once it is archived', async () => {
  const id = await seedProduct(shop.shop.db, { name: 'Perch stool' })
  expect(found()).toEqual([])
  await refresh([id])
  expect(found({ search: 'perch' })).toEqual([id])
  await write(id, { name: 'Spool stool' })
  await refresh([id])
  expect([found({ search: 'perch' }), found({ search: 'spool' })]).toEqual([[], [id]])
  await write(id, { state: 'archived' })
  await refresh([id])
  expect(found()).toEqual([])
  expect(catalogue.size).toBe(0)
})

test('a product that is gone from the database is forgotten', async () => {
  const id = await seedProduct(shop.shop.db)
  await refresh([id])
  await shop.shop.db.delete(products).where(eq(products.id, id))
  await refresh([id])
  expect(found()).toEqual([])
})

test('every change is announced and grows the version; refreshing nothing is no change', async () => {
  const id = await seedProduct(shop.shop.db)
  let calls = 0
  cache.listen(tags.products().tag, () => void calls++)
  const { version } = cache
  await refresh([])
  expect([calls, cache.version]).toEqual([0, version])
  await refresh([id])
  expect([calls, cache.version]).toEqual([1, version + 1])
  await cache.apply(tags.products())
  expect([calls, cache.version]).toEqual([2, version + 2])
})

test('categories count products that stand in them mainly or further, archived ones not', async () => {
  const { db } = shop.shop
  await seedProduct(db, { categoryId: 'sofa' })
  await seedProduct(db, { categoryId: 'chair' })
  await seedProduct(db, { categoryId: 'chair', state: 'archived' })
  await cache.apply(tags.products())
  expect(Object.fromEntries(catalogue.categoryCounts())).toEqual({ sofa: 1, chair: 1 })
})

test('more products than one chunk are all loaded, each once', async () => {
  const row = { name: 'Stool', description: 'Sits one.', categoryId: 'chair', priceCents: 1_00 }
  const many = Array.from({ length: 2_001 }, (_, at) => ({
    ...row,
    id: crypto.randomUUID(),
    productCode: `S-${at}`,
  }))
  await shop.shop.db.insert(products).values(many)
  await cache.apply(tags.products())
  expect(catalogue.size).toBe(2_001)
  expect(new Set(found({ limit: 3_000 }))).toEqual(new Set(many.map(({ id }) => id)))
})

test('what another process wrote is taken over', async () => {
  const now = shop.shop.clock()
  const id = await seedProduct(shop.shop.db, { updatedAt: now })
  await watch.look()
  expect(found()).toEqual([id])
  shop.wait(60_000)
  await watch.look()
  await write(id, { state: 'archived', updatedAt: shop.shop.clock() })
  await watch.look()
  expect(found()).toEqual([])
})

test('stock that another process moved is taken over', async () => {
  const id = await seedProduct(shop.shop.db, { updatedAt: LONG_AGO, stock: 3 })
  await refresh([id])
  await setStock(id, 0)
  await watch.look()
  expect(found({ inStock: true })).toEqual([])
  await setStock(id, 5)
  await watch.look()
  expect(found({ inStock: true })).toEqual([id])
})

test('a change is taken over once, and one that was committed late is not missed', async () => {
  let announcements = 0
  const id = await seedProduct(shop.shop.db, { updatedAt: shop.shop.clock() })
  cache.listen(tags.products().tag, () => void announcements++)
  await watch.look()
  shop.wait(2_000)
  await watch.look()
  expect(announcements).toBe(1)
  // Written before the last look, seen only now: its transaction had not ended.
  const tenSecondsAgo = new Date(shop.shop.clock().getTime() - 10_000)
  await write(id, { name: 'Late chair', updatedAt: tenSecondsAgo })
  await watch.look()
  expect(found({ search: 'late' })).toEqual([id])
  expect(announcements).toBe(2)
})

test('refreshes that arrive together end with what was written last', async () => {
  const id = await seedProduct(shop.shop.db, { name: 'First' })
  const refreshes = [refresh([id])]
  for (const name of ['Second', 'Third', 'Fourth']) {
    await write(id, { name })
    refreshes.push(refresh([id]))
  }
  await Promise.all(refreshes)
  expect([found({ search: 'fourth' }), found({ search: 'first' })]).toEqual([[id], []])
})

test('what changes while everything is read again is not lost', async () => {
  const id = await seedProduct(shop.shop.db, { name: 'Before' })
  const reload = cache.apply(tags.products())
  await write(id, { name: 'Meanwhile' })
  await Promise.all([reload, refresh([id])])
  expect([found({ search: 'meanwhile' }), found({ search: 'before' })]).toEqual([[id], []])
})

test('an index worn by many changes is built anew and keeps answering', async () => {
  const row = { description: 'Sits one.', categoryId: 'chair', priceCents: 1_00 }
  const many = Array.from({ length: 1_100 }, (_, at) => {
    return { ...row, id: crypto.randomUUID(), name: `Stool ${at}`, productCode: `S-${at}` }
  })
  await shop.shop.db.insert(products).values(many)
  const load = vi.spyOn(catalogue, 'load')
  await refresh(many.map(({ id }) => id))
  expect(found({ limit: 2_000 })).toHaveLength(1_100)
  expect(load).toHaveBeenCalledOnce()
  await load.mock.results[0]?.value
  expect(found({ limit: 2_000 })).toHaveLength(1_100)
})

test('a category that another process renamed is found by its new name after the next look', async () => {
  const id = await seedProduct(shop.shop.db, { categoryId: 'chair' })
  await refresh([id])
  await watch.look()
  await shop.shop.db.update(categories).set({ name: 'Perches' }).where(eq(categories.id, 'chair'))
  expect(found({ search: 'perches' })).toEqual([])
  const { version } = cache
  await watch.look()
  expect([found({ search: 'perches' }), cache.version]).toEqual([[id], version + 1])
  await watch.look()
  expect(cache.version).toBe(version + 1)
})

test('what a look could not take over is taken over by the next', async () => {
  await watch.look()
  await shop.shop.db.update(categories).set({ name: 'Perches' }).where(eq(categories.id, 'chair'))
  const load = vi.spyOn(catalogue, 'load').mockRejectedValueOnce(new Error('The database is away'))
  await expect(watch.look()).rejects.toThrow('away')
  await watch.look()
  await watch.look()
  expect(load).toHaveBeenCalledTimes(2)
})
