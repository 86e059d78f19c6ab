import { stocked } from '#domain/stock/availability.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const show = async (id: string, person: Person = nobody) =>
  (await shop.as(person).call('GET /api/products/:id', { params: { id } })).product
const related = async (id: string, person: Person = nobody) =>
  (await shop.as(person).call('GET /api/products/:id/related', { params: { id } })).products

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'sofa', 'chair', 'living-room', 'bedroom')
})

const priced = { priceCents: 250_50, salePriceCents: 199_99, costPriceCents: 90_00, variants: inTwoFinishes }

test('a product is shown with its pictures, categories, choices and stock', async () => {
  await shop.set('general', { quoteMode: false })
  const id = await seedListed(shop.shop, {
    ...priced,
    name: 'Harbor sofa',
    productCode: 'LN-1',
    categoryId: 'sofa',
    categories: ['bedroom', 'living-room'],
    stock: { ash: 3, oak: 4 },
    weightLbs: 168.5,
    details: { care: 'Dust it' },
    ratingSum: 14,
    ratingCount: 3,
    pictures: [
      { key: 'pictures/aa', widths: [320, 640, 1200, 2400] },
      { key: 'pictures/bb', widths: [320, 800] },
    ],
  })
  expect(await show(id)).toEqual({
    _id: id,
    name: 'Harbor sofa',
    description: 'A chair of oak and woven reed.',
    productCode: 'LN-1',
    category: 'sofa',
    categories: ['living-room', 'bedroom'],
    price: 250.5,
    salePrice: 199.99,
    images: ['/pictures/aa-1200.webp', '/pictures/bb-800.webp'],
    pictures: [
      { base: '/pictures/aa', width: 2400, height: 2400, widths: [320, 640, 1200, 2400], alt: 'View 1' },
      { base: '/pictures/bb', width: 800, height: 800, widths: [320, 800], alt: 'View 2' },
    ],
    features: [],
    dimensions: '',
    materials: [],
    colors: [],
    weight: 168.5,
    details: { care: 'Dust it' },
    modelUrl: '',
    variantModels: {},
    variants: [
      {
        name: 'Finish',
        options: [
          { id: 'ash', name: 'Natural ash', priceDifference: 0, default: true },
          { id: 'oak', name: 'Smoked oak', priceDifference: 25.5, default: false },
        ],
      },
    ],
    variantStock: { ash: 3, oak: 4 },
    variantAvailability: {},
    incoming: {},
    standing: stocked,
    stock: 7,
    isOnSale: false,
    isNewArrival: false,
    isBestSeller: false,
    rating: 4.7,
    ratingCount: 3,
  })
})

test('a product without pictures or stock is shown without them', async () => {
  const id = await seedListed(shop.shop, { stock: {} })
  expect(await show(id)).toMatchObject({
    images: [],
    pictures: [],
    categories: [],
    variantStock: {},
    variantAvailability: {},
    standing: stocked,
    stock: 0,
  })
})

test('in quote mode prices are told to admins alone, and to a seller of their own', async () => {
  const id = await seedListed(shop.shop, { ...priced, ownerId: makana.id })
  const others = await seedListed(shop.shop, priced)
  const hidden = { price: null, salePrice: null }
  for (const person of [nobody, leilani]) expect(await show(id, person)).toMatchObject(hidden)
  expect(await show(others, makana)).toMatchObject(hidden)
  expect((await show(others, makana)).variants[0]?.options.map((option) => option.priceDifference)).toEqual([
    null,
    null,
  ])
  expect(await show(id, makana)).toMatchObject({ price: 250.5, salePrice: 199.99 })
  expect(await show(id, noa)).toMatchObject({ price: 250.5, salePrice: 199.99 })
})

test('what the shop paid is told to admins alone, in both modes', async () => {
  const id = await seedListed(shop.shop, { ...priced, ownerId: makana.id })
  for (const quoteMode of [true, false]) {
    await shop.set('general', { quoteMode })
    for (const person of [nobody, leilani, makana])
      expect(await show(id, person)).not.toHaveProperty('costPrice')
    expect(await show(id, noa)).toMatchObject({ costPrice: 90 })
  }
})

test('what is archived is found by admins alone', async () => {
  const id = await seedListed(shop.shop, { state: 'archived' })
  for (const person of [nobody, leilani, makana]) {
    await expect(show(id, person)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
    await expect(related(id, person)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
  }
  expect(await show(id, noa)).toMatchObject({ _id: id })
})

test.each([randomUUID(), '1', '507f1f77bcf86cd799439011', "'; drop table products; --", 'x'.repeat(300)])(
  'the unknown id %s is not found',
  async (id) => {
    await expect(show(id)).rejects.toMatchObject({ status: 404, message: 'Product not found' })
    await expect(related(id)).rejects.toMatchObject({ status: 404, message: 'Product not found' })
  },
)

test('up to four others of the same category are related, the best first', async () => {
  const ids: string[] = []
  for (let rank = 1; rank <= 6; rank++)
    ids.push(await seedListed(shop.shop, { rank, isBestSeller: rank === 6 }))
  await seedListed(shop.shop, { categoryId: 'sofa' })
  const [first, second, third, fourth, , sixth] = ids
  expect((await related(first ?? '')).map(({ _id }) => _id)).toEqual([sixth, second, third, fourth])
})

test('a product alone in its category has no related ones', async () => {
  expect(await related(await seedListed(shop.shop))).toEqual([])
})

test('completing it are others of its family and its room, one of each other kind', async () => {
  const inRoom = { categories: ['living-room'], details: { style: 'Coastal' } }
  const piece = await seedListed(shop.shop, { ...inRoom, name: 'Reef sofa', categoryId: 'sofa' })
  const kin = await seedListed(shop.shop, { ...inRoom, name: 'Reef chair', categoryId: 'chair' })
  // Of its kind, of another room, of a kind that stands there already.
  await seedListed(shop.shop, { ...inRoom, name: 'Reef settee', categoryId: 'sofa' })
  await seedListed(shop.shop, { name: 'Reef bed', categoryId: 'bedroom' })
  await seedListed(shop.shop, { ...inRoom, name: 'Cliff chair', categoryId: 'chair', isBestSeller: true })
  const reply = await shop.as(nobody).call('GET /api/products/:id/related', {
    params: { id: piece },
    query: { by: 'room' },
  })
  expect(reply.products.map(({ _id }) => _id)).toEqual([kin])
})
