import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import { givenProduct } from '#tests/support/given/product.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { ReadyProducts } from './ready-products.ts'

const shop = testShop()

/** Remembers what is read while `meanwhile` happens. */
function readyBeside(meanwhile: () => Promise<void>) {
  const { db, catalogue } = shop.shop
  const rows: Db['rows'] = async (statement) => {
    const found = await db.rows(statement)
    await meanwhile()
    return found as never
  }
  return new ReadyProducts({ reads: { ...db, rows }, catalogue })
}

async function priceOf(ready: ReadyProducts, id: string): Promise<unknown> {
  const [json = 'null'] = await ready.jsonOf([id], 'purchase')
  return JSON.parse(json)?.price
}

async function setPrice(id: string, priceCents: number) {
  await shop.shop.db.update(products).set({ priceCents }).where(eq(products.id, id))
}

test('what was read before a change is forgotten with it', async () => {
  const id = await givenProduct(shop.shop.db, { priceCents: 100_00 })
  const ready = readyBeside(async () => undefined)
  expect(await priceOf(ready, id)).toBe(100)
  await setPrice(id, 200_00)
  expect(await priceOf(ready, id)).toBe(100)
  await shop.shop.catalogue.refresh([id])
  expect(await priceOf(ready, id)).toBe(200)
})

test.each([
  ['it', (id: string) => shop.shop.catalogue.refresh([id])],
  ['everything', () => shop.shop.catalogue.reload()],
])('what is read while %s changes is not kept', async (_what, announce) => {
  const id = await givenProduct(shop.shop.db, { priceCents: 100_00 })
  let isFirst = true
  const ready = readyBeside(async () => {
    if (!isFirst) return
    isFirst = false
    await setPrice(id, 200_00)
    await announce(id)
  })
  await priceOf(ready, id)
  expect(await priceOf(ready, id)).toBe(200)
})

test('shoppers without prices get none, whatever others were shown', async () => {
  const id = await givenProduct(shop.shop.db, { priceCents: 100_00 })
  const ready = readyBeside(async () => undefined)
  expect(await priceOf(ready, id)).toBe(100)
  const [json = ''] = await ready.jsonOf([id], 'quote')
  expect(JSON.parse(json)).toMatchObject({ _id: id, price: null })
})

test('what is archived or unknown is left out', async () => {
  const id = await givenProduct(shop.shop.db)
  const gone = await givenProduct(shop.shop.db, { isArchived: true })
  const ready = readyBeside(async () => undefined)
  const found = await ready.jsonOf([gone, '00000000-0000-4000-8000-000000000000', id], 'purchase')
  expect(found.map((json) => JSON.parse(json)._id)).toEqual([id])
})
