import { Cache } from '#kit/node/cache/cache.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { productJsonFor } from './product-rows.ts'

const shop = testShop()

/** The shop, where reading products takes as long as `meanwhile`. */
function worldBeside(meanwhile: () => Promise<void>): World {
  const { db, ...rest } = shop.shop
  const rows: Db['rows'] = async (statement) => {
    const found = await db.rows(statement)
    await meanwhile()
    return found as never
  }
  return { ...rest, db, reads: { ...db, rows }, cache: new Cache() }
}

async function priceOf(world: World, id: string): Promise<unknown> {
  const [json = 'null'] = await productJsonFor({ mode: 'purchase', showsGuide: false, user: undefined }).get(
    world,
    [id],
  )
  return JSON.parse(json)?.price
}

async function setPrice(id: string, priceCents: number) {
  await shop.shop.db.update(products).set({ priceCents }).where(eq(products.id, id))
}

test('what was read before a change is forgotten with it', async () => {
  const id = await seedProduct(shop.shop.db, { priceCents: 100_00 })
  const world = worldBeside(async () => undefined)
  expect(await priceOf(world, id)).toBe(100)
  await setPrice(id, 200_00)
  expect(await priceOf(world, id)).toBe(100)
  await world.cache.apply(tags.products([id]))
  expect(await priceOf(world, id)).toBe(200)
})

test.each([
  ['it', (world: World, id: string) => world.cache.apply(tags.products([id]))],
  ['everything', (world: World) => world.cache.apply(tags.products())],
])('what is read while %s changes is not kept', async (_what, announce) => {
  const id = await seedProduct(shop.shop.db, { priceCents: 100_00 })
  let isFirst = true
  const world = worldBeside(async () => {
    if (!isFirst) return
    isFirst = false
    await setPrice(id, 200_00)
    await announce(world, id)
  })
  await priceOf(world, id)
  expect(await priceOf(world, id)).toBe(200)
})

test('shoppers without prices get none, whatever others were shown', async () => {
  const id = await seedProduct(shop.shop.db, { priceCents: 100_00 })
  const world = worldBeside(async () => undefined)
  expect(await priceOf(world, id)).toBe(100)
  const [json = ''] = await productJsonFor({ mode: 'quote', showsGuide: false, user: undefined }).get(world, [
    id,
  ])
  expect(JSON.parse(json)).toMatchObject({ _id: id, price: null })
})

test('what is archived or unknown is left out', async () => {
  const id = await seedProduct(shop.shop.db)
  const gone = await seedProduct(shop.shop.db, { state: 'archived' })
  const world = worldBeside(async () => undefined)
  const found = await productJsonFor({ mode: 'purchase', showsGuide: false, user: undefined }).get(world, [
    gone,
    '00000000-0000-4000-8000-000000000000',
    id,
  ])
  expect(found.map((json) => JSON.parse(json)._id)).toEqual([id])
})
