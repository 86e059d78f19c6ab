import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { packages } from '#server/db/schema/packages.ts'
import { products } from '#server/db/schema/products.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedPackage, type SeededPackage } from '#tests/support/seed/package.ts'
import { seedProduct, inTwoFinishes, type SeededProduct } from '#tests/support/seed/product.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const input = (product?: SeededProduct) => seedProduct(shop.shop.db, product)
const inShop = (found: SeededPackage) => seedPackage(shop.shop.db, found)
const listed = async () => (await shop.as(nobody).call('GET /api/packages')).packages
const one = async (id: string) =>
  (await shop.as(nobody).call('GET /api/packages/:id', { params: { id } })).package

const room = {
  key: 'pictures/0123456789abcdef',
  width: 1600,
  height: 1066,
  widths: [480, 960, 1600],
  alt: 'A bedroom by the sea',
}

test('a package by bedrooms tells how many items it has, and what stands in each room', async () => {
  const sofa = await input({ name: 'Driftline sofa', variants: inTwoFinishes, stock: { oak: 7 } })
  const chair = await seedListed(shop.shop, {
    name: 'Reed chair',
    pictures: [{ key: 'pictures/chair', widths: [320, 640] }],
  })
  await inShop({
    id: 'one-bedroom',
    name: 'One-bedroom package',
    tab: 'pre-designed',
    style: 'White oak, oat and sage',
    bedrooms: 1,
    summary: 'A calm condo.',
    description: 'What a home needs.',
    priceCents: 35_888_00,
    included: ['1-year manufacturer warranty'],
    notIncluded: ['Bedding'],
    specifications: [{ label: 'Items', value: '46' }],
    pictures: [room],
    items: [
      { room: 'Living room', product: sofa, finish: 'oak' },
      { room: 'Living room', name: 'Floor lamp', quantity: 2 },
      { room: 'Bedroom', product: chair },
    ],
  })
  const picture = { base: '/pictures/chair', width: 640, height: 640, widths: [320, 640], alt: 'View 1' }
  expect(await one('one-bedroom')).toEqual({
    _id: 'one-bedroom',
    floors: {},
    home: null,
    id: 'one-bedroom',
    name: 'One-bedroom package',
    tab: 'pre-designed',
    style: 'White oak, oat and sage',
    bedrooms: 1,
    summary: 'A calm condo.',
    description: 'What a home needs.',
    price: 35_888,
    piecesPrice: null,
    image: '/pictures/0123456789abcdef-1600.webp',
    pictures: [
      {
        base: '/pictures/0123456789abcdef',
        width: 1600,
        height: 1066,
        widths: [480, 960, 1600],
        alt: 'A bedroom by the sea',
      },
    ],
    itemCount: 4,
    items: 4,
    roomBreakdown: {
      'Living room': [
        {
          name: 'Driftline sofa',
          quantity: 1,
          product: sofa,
          variants: { Finish: 'Smoked oak' },
          picture: null,
          dimensions: '',
        },
        { name: 'Floor lamp', quantity: 2, product: null, variants: {}, picture: null, dimensions: '' },
      ],
      Bedroom: [{ name: 'Reed chair', quantity: 1, product: chair, variants: {}, picture, dimensions: '' }],
    },
    included: ['1-year manufacturer warranty'],
    notIncluded: ['Bedding'],
    specifications: [{ label: 'Items', value: '46' }],
    stock: 7,
  })
})

test('a style tells its items one by one, and stands without a picture until it has one', async () => {
  const chair = await input()
  await inShop({
    items: [
      { product: chair, quantity: 2 },
      { room: 'Hall', name: 'Woven basket' },
    ],
  })
  expect(await one('minimalist')).toMatchObject({
    bedrooms: null,
    itemCount: 3,
    items: [
      { name: 'Reed chair', quantity: 2, product: chair },
      { name: 'Woven basket', quantity: 1, product: null },
    ],
    image: '',
    pictures: [],
  })
})

test('pieces with measures say where they stand in a plan of their room, in the reply of one package', async () => {
  const size = { widthCm: 228, depthCm: 95, heightCm: 89 }
  const sofa = await input({ details: { size } })
  const gone = await input({ details: { size }, state: 'archived' })
  await inShop({
    items: [
      { product: gone, room: 'Den' },
      { name: 'Woven basket', room: 'Den' },
      { product: sofa, room: 'Den', quantity: 2 },
      { name: 'Floor lamp', room: 'Hall' },
    ],
  })
  const { items, roomBreakdown, floors } = await one('minimalist')
  const [archived, basket, sofas] = roomBreakdown['Den'] ?? []
  expect(sofas).toMatchObject({ footprint: { widthCm: 228, depthCm: 95 } })
  expect(sofas?.footprint?.places).toHaveLength(2)
  expect(Object.keys(floors ?? {})).toEqual(['Den'])
  for (const other of [archived, basket]) expect(other).not.toHaveProperty('footprint')
  expect(JSON.stringify([items, await listed()])).not.toMatch(/footprint|floors/)
})

test('they stand in the order of the shop, without what was archived', async () => {
  const items = [{ name: 'Floor lamp' }]
  await inShop({ id: 'luxury', position: 3, items })
  await inShop({ id: 'one-bedroom', position: 1, items })
  await inShop({ id: 'modern', position: 2, isArchived: true, items })
  expect((await listed()).map(({ _id }) => _id)).toEqual(['one-bedroom', 'luxury'])
})

test.each(['visitor', 'customer', 'admin'])(
  'the price is told to a %s in every sales mode, what its pieces come to one by one where prices are shown',
  async (who) => {
    const person = { visitor: nobody, customer: leilani, admin: noa }[who] ?? nobody
    const chair = await input({ priceCents: 7_654_32, costPriceCents: 3_210_98 })
    await inShop({ items: [{ product: chair, quantity: 2 }, { name: 'Floor lamp' }] })
    for (const quoteMode of [true, false]) {
      await shop.set('general', { quoteMode })
      const { packages: seen } = await shop.as(person).call('GET /api/packages')
      expect(seen).toMatchObject([{ price: 1999, piecesPrice: quoteMode ? null : 15_308.64 }])
      expect(JSON.stringify(seen)).not.toMatch(/7654\.32|3210\.98/)
    }
  },
)

test('a piece that was archived keeps its name and leads nowhere', async () => {
  const gone = await input({ name: 'Driftline sofa' })
  await inShop({ items: [{ product: gone }] })
  await archive(gone)
  await shop.set('general', { quoteMode: false })
  const { items, piecesPrice } = await one('minimalist')
  expect(items).toMatchObject([{ name: 'Driftline sofa', product: null }])
  expect(piecesPrice).toBe(null)
})

test('unknown, malformed and archived are answered alike', async () => {
  await inShop({ items: [{ name: 'Floor lamp' }] })
  await shop.shop.db.update(packages).set({ isArchived: true })
  for (const id of ['minimalist', 'nowhere', 'Not a slug', '-', 'x'.repeat(61), '%00']) {
    for (const person of [nobody, noa]) {
      await expect(shop.as(person).call('GET /api/packages/:id', { params: { id } })).rejects.toMatchObject({
        status: 404,
        code: 'package_not_found',
        message: 'Package not found',
      })
    }
  }
})

function archive(id: string) {
  return shop.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, id))
}
