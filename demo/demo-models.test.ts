import { expect, test } from 'vitest'
import { arModelOf } from '#domain/products/ar-model.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { modelAddresses, storeModels } from './demo-models.ts'
import { demoProducts } from './demo-products.ts'
import { finishesOf } from './one-finish.ts'

const shop = testShop()

const get = (url: string) => shop.http.inject({ url })

test('every model is served, and beside it one for phones in each of its finishes, for ever', async () => {
  const addresses = await modelAddresses()
  await storeModels(shop.shop.files, addresses)
  expect(addresses.size).toBe(67)
  for (const address of addresses.values()) {
    const model = await get(address)
    const finishes = finishesOf(model.rawPayload)
    expect(finishes.length).toBeGreaterThan(1)
    for (const finish of finishes) {
      const forPhones = await get(arModelOf(address, finish) ?? '')
      expect([forPhones.statusCode, finishesOf(forPhones.rawPayload)]).toEqual([200, []])
      expect(forPhones.headers).toMatchObject({
        'content-type': 'model/gltf-binary',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
  }
})

test('the same models have the same addresses', async () => {
  const before = await modelAddresses()
  expect(await modelAddresses()).toEqual(before)
  expect(before.get('shoreline-sofa')).toMatch(/^\/models\/shoreline-sofa-[0-9a-f]{8}\.glb$/)
})

test('every finish of a piece is shown by the one model of that piece', async () => {
  const models = new Map([['shoreline-sofa', '/models/shoreline-sofa-0a1b2c3d.glb']])
  const sights = { pictures: new Map(), models }
  const products = await demoProducts(() => crypto.randomUUID(), new Date(0), sights)
  const sofa = products.get('shoreline-sofa')
  expect(sofa?.variantModels).toEqual({
    linen: '/models/shoreline-sofa-0a1b2c3d.glb',
    indigo: '/models/shoreline-sofa-0a1b2c3d.glb',
    sage: '/models/shoreline-sofa-0a1b2c3d.glb',
    charcoal: '/models/shoreline-sofa-0a1b2c3d.glb',
  })
  expect(products.get('atoll-sofa')?.variantModels).toEqual({})
})
