import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { categories } from '#server/db/schema/categories.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { productPictures, products } from '#server/db/schema/products.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { leilani, makana, noa, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let id = ''
let chair = ''

beforeEach(async () => {
  await testing.set('general', { quoteMode: false })
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
  chair = await seedProduct(testing.shop.db, {
    name: 'Sedge chair',
    priceCents: 420_00,
    salePriceCents: 360_00,
    dimensions: '52 × 55 × 80 cm',
    details: sized(52),
  })
})

function sized(widthCm: number) {
  return { size: { widthCm, depthCm: 50, heightCm: 80 } }
}

async function suggest(...pieces: { productId: string; finish?: string }[]) {
  await testing.as(noa).call('PUT /api/design-requests/:id/suggested-products', {
    params: { id },
    body: {
      products: pieces.map(({ productId, finish }) => ({
        productId,
        quantity: 1,
        variant: { options: optionsOf(finish) },
      })),
    },
  })
}

function optionsOf(finish?: string): Record<string, string> {
  return finish ? { Finish: finish } : {}
}

async function seen(person: Person = leilani) {
  const { request } = await testing.as(person).call('GET /api/design-requests/:id', { params: { id } })
  return request.suggestedProducts
}

const archive = (productId: string) =>
  testing.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, productId))
const sellOut = (productId: string) =>
  testing.shop.db.update(inventory).set({ quantity: 0 }).where(eq(inventory.productId, productId))

test('a piece is shown as the shop has it now, with picture and size', async () => {
  const picture = { width: 1200, height: 1200, widths: [320, 640], alt: 'A chair' }
  const key = 'pictures/0123456789abcdef'
  await testing.shop.db.insert(productPictures).values({ productId: chair, position: 0, key, ...picture })
  await suggest({ productId: chair })
  await testing.shop.db.update(products).set({ name: 'Reed chair', salePriceCents: 300_00 })
  expect(await seen()).toMatchObject([
    {
      name: 'Reed chair',
      imageUrl: `/${key}-320.webp`,
      picture: { base: `/${key}`, ...picture },
      dimensions: '52 × 55 × 80 cm',
      price: 300,
      stock: 10,
      standIns: [],
    },
  ])
})

test('in quote mode the client reads no price, not even of a stand-in; the studio reads all', async () => {
  await seedProduct(testing.shop.db, { name: 'Palm chair' })
  await suggest({ productId: chair })
  await sellOut(chair)
  await testing.set('general', { quoteMode: true })
  expect(await seen()).toMatchObject([{ price: null, standIns: [{ price: null }] }])
  expect(await seen(noa)).toMatchObject([{ price: 360, standIns: [{ price: 100 }] }])
})

test('in quote mode a seller reads the price of a piece that is their own', async () => {
  id = await seedRequest(testing, makana, { status: 'review' })
  await testing.shop.db.update(products).set({ ownerId: makana.id }).where(eq(products.id, chair))
  await suggest({ productId: chair }, { productId: await seedProduct(testing.shop.db) })
  await testing.set('general', { quoteMode: true })
  expect(await seen(makana)).toMatchObject([{ price: 360 }, { price: null }])
})

test('what was archived since is named as gone', async () => {
  await suggest({ productId: chair })
  await archive(chair)
  expect(await seen()).toMatchObject([{ name: 'Sedge chair', isGone: true, stock: 0 }])
})

test('a choice that is no longer made is gone, and its option unnamed', async () => {
  const [finish] = inTwoFinishes
  const lamp = await seedProduct(testing.shop.db, { variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
  await suggest({ productId: lamp, finish: 'oak' })
  const ash = { ...finish, name: 'Finish', options: finish?.options.slice(0, 1) ?? [] }
  await testing.shop.db
    .update(products)
    .set({ variants: [ash] })
    .where(eq(products.id, lamp))
  expect(await seen()).toMatchObject([{ isGone: true, stock: 0, price: null, variant: { options: {} } }])
})

test('the list can be saved again with what is gone on it', async () => {
  await suggest({ productId: chair })
  await archive(chair)
  await suggest({ productId: chair }, { productId: await seedProduct(testing.shop.db) })
  expect(await seen()).toMatchObject([{ productId: chair, isGone: true }, { isGone: false }])
})

test.each([
  ['gone', archive],
  ['sold out', sellOut],
])('of what is %s it names up to three stand-ins of its kind, nearest first', async (_how, happen) => {
  const { db } = testing.shop
  await db.insert(categories).values({ id: 'table', name: 'Table', position: 2 })
  const input = (name: string, dollars: number, width: number, more = {}) =>
    seedProduct(db, { name, priceCents: dollars * 100, details: sized(width), ...more })
  await input('Twice the price', 720, 52)
  await input('As dear, half as wide again', 361, 78)
  const nearest = await input('A little dearer', 380, 52, { stock: { default: 4 } })
  await input('Much dearer', 1440, 52)
  await input('A little cheaper on sale', 900, 52, { salePriceCents: 330_00 })
  await input('Sold out', 360, 52, { stock: 0 })
  await input('Archived', 360, 52, { state: 'archived' })
  await input('Another kind', 360, 52, { categoryId: 'table' })
  const listed = await input('On the list already', 360, 52)
  await suggest({ productId: chair }, { productId: listed })
  await happen(chair)
  const [gone, there] = await seen()
  expect(gone?.standIns.map(({ name }) => name)).toEqual([
    'A little dearer',
    'A little cheaper on sale',
    'As dear, half as wide again',
  ])
  expect(gone?.standIns[0]).toEqual({
    productId: nearest,
    name: 'A little dearer',
    picture: null,
    price: 380,
    stock: 4,
  })
  expect(there?.standIns).toEqual([])
})

test('a product without sizes, or with impossible ones, has stand-ins all the same', async () => {
  await testing.shop.db
    .update(products)
    .set({ details: sized(-3) })
    .where(eq(products.id, chair))
  await seedProduct(testing.shop.db, { name: 'Palm chair', details: sized(0) })
  await suggest({ productId: chair })
  await sellOut(chair)
  expect(await seen()).toMatchObject([{ standIns: [{ name: 'Palm chair' }] }])
})
