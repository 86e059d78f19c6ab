import { beforeEach, describe, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { kai, leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { auditRows, movesOf, productBooks } from '#tests/support/books/product-books.ts'
import { fabricAndLegs, modelFile, newChair, pictureFile } from '#tests/support/catalogue/product-form.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair', 'living-room'))

type Body = TestAsk<'POST /api/products'>['body']

const create = (body: object, person = noa, headers = {}) =>
  shop.as(person).call('POST /api/products', { body: body as Body, headers })
const fieldsOf = (body: object) =>
  create(body).then(
    () => ({}),
    (refusal: { fields?: Record<string, string> }) => refusal.fields,
  )

test('a product that an admin adds is the shop’s own, and stands in the catalogue at once', async () => {
  const { product } = await create(
    newChair({
      salePrice: '399.50',
      costPrice: 180,
      categories: ['living-room', 'chair'],
      features: ['Woven by hand', '', ' Stackable '],
      materials: 'Oak, Paper cord',
      colors: ['neutral'],
      dimensions: 'W 24 in',
      weight: '18.5',
      details: { care: 'Dust it.', leadTime: '' },
      isNewArrival: 'true',
    }),
  )
  expect(product).toMatchObject({
    name: 'Hala chair',
    price: 450,
    salePrice: 399.5,
    costPrice: 180,
    category: 'chair',
    categories: ['living-room'],
    features: ['Woven by hand', 'Stackable'],
    materials: ['Oak', 'Paper cord'],
    colors: ['neutral'],
    weight: 18.5,
    details: { care: 'Dust it.' },
    stock: 4,
    variantStock: { default: 4 },
    isNewArrival: true,
    isOnSale: false,
    isArchived: false,
    owner: null,
  })
  await shop.set('general', { quoteMode: false })
  const { products } = await shop.as(nobody).call('GET /api/products', { query: { search: 'hala' } })
  expect(products).toMatchObject([{ _id: product._id, price: 450, salePrice: 399.5 }])
  expect(products[0]).not.toHaveProperty('costPrice')
})

test('its pictures are made in the order given, described, and can be fetched in each size', async () => {
  const images = [pictureFile('a.png'), pictureFile('b.jpg', 'jpeg'), pictureFile('c.webp', 'webp')]
  const existingImages = [{ image: 'upload:2', alt: 'From the side' }, 'upload:0']
  const { product } = await create(
    newChair({ images: [...images, pictureFile('d.avif', 'avif')], existingImages }),
  )
  expect(product.pictures.map(({ alt }) => alt)).toEqual([
    'From the side',
    'Hala chair, view 2',
    'Hala chair, view 3',
    'Hala chair, view 4',
  ])
  for (const image of product.images) {
    const reply = await shop.http.inject(image)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
  }
})

test('each combination begins with its own stock, and the history says so', async () => {
  const variantStock = { 'linen-oak': 3, 'wool-koa': '2', 'silk-gold': 9 }
  const { product } = await create(newChair({ stock: undefined, variants: fabricAndLegs, variantStock }))
  expect(product.variants).toEqual(fabricAndLegs)
  expect(product.variantStock).toEqual({ 'linen-oak': 3, 'linen-koa': 0, 'wool-oak': 0, 'wool-koa': 2 })
  const moves = await movesOf(shop.shop.db, product._id)
  expect(moves).toHaveLength(4)
  expect(moves).toContainEqual({
    variantKey: 'wool-koa',
    change: 2,
    quantityAfter: 2,
    cause: 'initial',
    actorId: noa.id,
  })
})

test('the list of colors of the older form becomes variants with stock and models', async () => {
  const variants = [
    { type: 'Color', name: 'Natural Oak', stock: 3, modelUrl: '/models/oak.glb' },
    { type: 'Color', name: 'Natural oak 2', stock: '0' },
  ]
  const { product } = await create(newChair({ variants, stock: '' }))
  expect(product.variants).toEqual([
    {
      name: 'Color',
      options: [
        { id: 'natural_oak', name: 'Natural Oak', priceDifference: 0, default: true },
        { id: 'natural_oak_2', name: 'Natural oak 2', priceDifference: 0, default: false },
      ],
    },
  ])
  expect(product.variantStock).toEqual({ natural_oak: 3, natural_oak_2: 0 })
  expect(product.variantModels).toEqual({ natural_oak: '/models/oak.glb' })
})

test('models are taken as files, of the whole product and of one combination', async () => {
  const body = newChair({
    variants: fabricAndLegs,
    models: [modelFile()],
    modelUrl: 'upload:0',
    variantModels: { 'wool-oak': 'upload:0', 'no-such': 'upload:0' },
  })
  const { product } = await create(body)
  expect(product.modelUrl).toMatch(/^\/models\/[0-9a-f]{16}\.glb$/)
  expect(product.variantModels).toEqual({ 'wool-oak': product.modelUrl })
  const reply = await shop.http.inject(product.modelUrl)
  expect(new Uint8Array(reply.rawPayload)).toEqual(sampleFiles.glb)
})

test('a 3D page may lie on a host that the settings list, and nowhere else', async () => {
  const modelUrl = 'https://show.example.com/chair.html'
  expect(await fieldsOf(newChair({ modelUrl }))).toHaveProperty('modelUrl')
  await shop.set('general', { modelHosts: ['show.example.com'] })
  const { product } = await create(newChair({ modelUrl }))
  expect(product.modelUrl).toBe(modelUrl)
})

test('one row in the audit log says who added what', async () => {
  const { product } = await create(newChair())
  const rows = await auditRows(shop.shop.db, product._id)
  expect(rows).toMatchObject([
    {
      actorId: noa.id,
      action: 'product.created',
      objectId: product._id,
      before: {},
      after: { name: 'Hala chair', price: 450_00, variantStock: { default: 4 } },
    },
  ])
})

test('sent twice with one key it is added once', async () => {
  const headers = { 'idempotency-key': 'the-hala-chair-of-noa' }
  const body = newChair()
  const first = await create(body, noa, headers)
  expect(await create(body, noa, headers)).toEqual(first)
  expect((await productBooks(shop.shop.db)).products).toHaveLength(1)
  await expect(create(newChair({ name: 'Another' }), noa, headers)).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  })
})

describe('a seller', () => {
  test('adds products of their own, without a cost price', async () => {
    const { product } = await create(newChair({ costPrice: '10' }), makana)
    expect(product).toMatchObject({ owner: { _id: makana.id, name: 'Makana Silva' }, price: 450 })
    expect(product).not.toHaveProperty('costPrice')
    const [row] = (await productBooks(shop.shop.db)).products
    expect(row).toMatchObject({ ownerId: makana.id, costPriceCents: null })
  })

  test.each([leilani, kai])('is the only one besides the studio: $firstName is refused', async (person) => {
    await expect(create(newChair(), person)).rejects.toMatchObject({ code: 'forbidden' })
    expect((await productBooks(shop.shop.db)).products).toEqual([])
  })
})
