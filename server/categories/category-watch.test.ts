import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { categories } from '#server/db/schema/categories.ts'
import { givenCategories, givenListed } from '#tests/support/given/catalogue.ts'
import { nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { categoryWatch } from './category-watch.ts'

const shop = testShop()

beforeEach(() => givenCategories(shop.shop.db, 'sofa', 'chair'))

/** As another process would write it: nothing here hears of it. */
const renameElsewhere = () =>
  shop.shop.db.update(categories).set({ name: 'Perches' }).where(eq(categories.id, 'chair'))

test('what another process changed of a category is found here after the next look', async () => {
  await givenListed(shop.shop, { categoryId: 'chair', name: 'Reed' })
  const search = async () =>
    (await shop.as(nobody).call('GET /api/products', { query: { search: 'perches' } })).products.length
  const watch = categoryWatch(shop.shop)
  await watch.look()
  await renameElsewhere()
  expect(await search()).toBe(0)
  await watch.look()
  expect(await search()).toBe(1)
})

test('a look that sees nothing new draws no page anew', async () => {
  const watch = categoryWatch(shop.shop)
  await watch.look()
  const { version } = shop.shop.catalogue
  await watch.look()
  expect(shop.shop.catalogue.version).toBe(version)
})

test('a change that could not be taken over is taken over by the next look', async () => {
  let reloads = 0
  const catalogue = { takeOverAll: async () => void reloads++ } as typeof shop.shop.catalogue
  const watch = categoryWatch({ reads: shop.shop.reads, catalogue })
  await watch.look()
  await renameElsewhere()
  catalogue.takeOverAll = () => Promise.reject(new Error('The database is away'))
  await expect(watch.look()).rejects.toThrow('away')
  catalogue.takeOverAll = async () => void reloads++
  await watch.look()
  await watch.look()
  expect(reloads).toBe(1)
})
