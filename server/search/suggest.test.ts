import { beforeEach, expect, test } from 'vitest'
import { kai, leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const suggest = (q?: string, person = nobody) =>
  shop.as(person).call('GET /api/search/suggest', { query: q === undefined ? {} : { q } })

const inTwoLinens = [
  {
    name: 'Fabric',
    options: [
      { id: 'natural', name: 'Natural linen', priceDifference: 0, default: true },
      { id: 'sage', name: 'Sage linen', priceDifference: 0, default: false },
    ],
  },
]

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'sofa', 'settee', 'chair')
  await shop.as(noa).call('POST /api/categories', { body: { name: 'Living room', kind: 'room' } })
})

test('a piece is suggested in the finish that was asked for, with its kind', async () => {
  const pictures = [{ key: 'pictures/cove', widths: [320, 640] }]
  const variants = inTwoLinens
  const _id = await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa', variants, pictures })
  const { products, kinds, rooms } = await suggest('gren couch')
  expect(products).toMatchObject([
    { _id, name: 'Cove sofa', finish: 'sage', picture: { base: '/pictures/cove' } },
  ])
  expect(kinds.map(({ name }) => name)).toEqual(['sofa', 'settee'])
  expect(rooms).toEqual([])
})

test('prices are suggested to whoever may see them', async () => {
  await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa', priceCents: 4_450_00 })
  await shop.set('general', { quoteMode: true })
  expect((await suggest('cove')).products).toMatchObject([{ price: null, salePrice: null }])
  expect((await suggest('cove', noa)).products).toMatchObject([{ price: 4450 }])
  await shop.set('general', { quoteMode: false })
  expect((await suggest('cove')).products).toMatchObject([{ price: 4450 }])
})

test.each([
  ['return', 'pages', ['returns']],
  ['refund policy', 'pages', ['returns']],
  ['shipp', 'pages', ['shipping']],
  ['delivery', 'pages', ['shipping']],
  ['warranty', 'pages', ['warranty']],
  ['custom design', 'pages', ['custom-design']],
  ['living', 'rooms', [{ _id: 'living-room', name: 'Living room' }]],
  ['family room', 'rooms', [{ _id: 'living-room', name: 'Living room' }]],
  ['chairs', 'kinds', [{ _id: 'chair', name: 'chair' }]],
  ['minimal pack', 'packages', [{ _id: 'minimalist', name: 'Minimalist package' }]],
] as const)('%j means of the %s %j', async (q, field, found) => {
  await seedPackage(shop.shop.db, { items: [{ name: 'A rug' }] })
  expect((await suggest(q))[field]).toEqual(found)
})

test('at most four pieces are suggested, none of them archived', async () => {
  for (let count = 0; count < 6; count++) await seedListed(shop.shop, { name: `Reed chair ${count}` })
  const before = (await suggest('reed')).products
  expect(before).toHaveLength(4)
  await shop
    .as(noa)
    .call('PUT /api/products/bulk', { body: { ids: before.map(({ _id }) => _id), action: 'archive' } })
  expect((await suggest('reed')).products).toHaveLength(2)
})

test('designs are suggested to their client alone, by number, package or as what they are', async () => {
  const request = await seedRequest(shop, leilani)
  await seedRequest(shop, kai)
  const number = await numberOf(shop, request)
  const own = [{ _id: request, name: `${number}, Build Your Own Package` }]
  for (const typed of [
    number,
    number.replace('-', '').toLowerCase(),
    'my design',
    'custom des',
    'own package',
  ])
    expect((await suggest(typed, leilani)).designs).toEqual(own)
  expect((await suggest('oak design', leilani)).designs).toEqual([])
  for (const person of [nobody, makana, noa]) expect((await suggest(number, person)).designs).toEqual([])
})

test('below two letters nothing is suggested, and too many are refused', async () => {
  await seedListed(shop.shop, { name: 'Cove sofa' })
  const nothing = { products: [], kinds: [], rooms: [], packages: [], pages: [], designs: [] }
  for (const q of [undefined, '', ' c ']) expect(await suggest(q)).toMatchObject(nothing)
  expect(await suggest('%_!?')).toMatchObject(nothing)
  await expect(suggest('a'.repeat(201))).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
})
