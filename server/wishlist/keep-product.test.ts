import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'
import { atOnce, times } from '#tests/support/at-once.ts'
import { seedProduct, type SeededProduct } from '#tests/support/seed/product.ts'
import { deadToken, kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { MAX_ENTRIES } from './keep-product.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const testing = testShop()

const input = (product?: SeededProduct) => seedProduct(testing.shop.db, product)
const stored = () => testing.shop.db.select().from(wishlistItems)
const keep = (person: Person, productId: string) =>
  testing.as(person).call('POST /api/wishlist/add', { body: { productId } })
const remove = (person: Person, productId: string) =>
  testing.as(person).call('DELETE /api/wishlist/remove/:productId', { params: { productId } })
const check = async (person: Person, productId: string) =>
  (await testing.as(person).call('GET /api/wishlist/check/:productId', { params: { productId } })).inWishlist
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

test('what is kept stands on the list, latest first', async () => {
  await keep(leilani, await input({ name: 'Reed chair' }))
  const reply = await keep(leilani, await input({ name: 'Sedge stool' }))
  expect(namesOf(reply)).toEqual(['Sedge stool', 'Reed chair'])
  expect(reply).toMatchObject({ success: true, data: reply.items })
  expect(namesOf(await testing.as(leilani).call('GET /api/wishlist'))).toEqual(['Sedge stool', 'Reed chair'])
})

test('keeping a product again changes nothing, not even its place', async () => {
  const first = await input({ name: 'Reed chair' })
  await keep(leilani, first)
  await keep(leilani, await input({ name: 'Sedge stool' }))
  expect(namesOf(await keep(leilani, first))).toEqual(['Sedge stool', 'Reed chair'])
})

test('an admin keeps products too', async () => {
  const product = await input()
  expect(namesOf(await keep(noa, product))).toEqual(['Reed chair'])
})

test('a product is kept no longer, and taking it off again changes nothing', async () => {
  const [chair, stool] = [await input({ name: 'Reed chair' }), await input({ name: 'Sedge stool' })]
  await keep(leilani, chair)
  await keep(leilani, stool)
  expect(namesOf(await remove(leilani, chair))).toEqual(['Sedge stool'])
  expect(namesOf(await remove(leilani, chair))).toEqual(['Sedge stool'])
  expect(namesOf(await remove(leilani, UNKNOWN))).toEqual(['Sedge stool'])
})

test('whether a product is kept can be asked', async () => {
  const product = await input()
  expect(await check(leilani, product)).toBe(false)
  await keep(leilani, product)
  expect(await check(leilani, product)).toBe(true)
  expect(await check(leilani, UNKNOWN)).toBe(false)
  const reply = await testing
    .as(leilani)
    .call('GET /api/wishlist/check/:productId', { params: { productId: product } })
  expect(reply.data).toBe(true)
})

test('everyone has a list of their own', async () => {
  const product = await input()
  await keep(leilani, product)
  expect(await check(kai, product)).toBe(false)
  expect((await testing.as(kai).call('GET /api/wishlist')).items).toEqual([])
  await remove(kai, product)
  expect(await check(leilani, product)).toBe(true)
})

test('a product that is unknown or archived cannot be kept, in the same words', async () => {
  const archived = await input({ state: 'archived' })
  for (const productId of [archived, UNKNOWN]) {
    await expect(keep(leilani, productId)).rejects.toMatchObject({
      status: 404,
      code: 'product_not_found',
      message: 'Product not found',
    })
  }
  expect(await stored()).toEqual([])
})

test.each([null, undefined])('without an id (%j) nothing is kept', async (productId) => {
  await expect(keep(leilani, productId as never)).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: { productId: expect.any(String) },
  })
  expect(await stored()).toEqual([])
})

test.each([7, { id: UNKNOWN }, [UNKNOWN]])('%j answers as an unknown product', async (productId) => {
  await expect(keep(leilani, productId as never)).rejects.toMatchObject({
    status: 404,
    code: 'product_not_found',
  })
  expect(await stored()).toEqual([])
})

test('an id that is none answers as an unknown product', async () => {
  const asks = [keep, remove, check].map((ask) => () => ask(leilani, 'chair'))
  const { refused } = await atOnce<unknown>(asks)
  expect(refused).toEqual(times(3, 'product_not_found'))
})

test('a full list takes no more, but still answers and gives up what it holds', async () => {
  const [first = '', ...others] = await Promise.all(Array.from({ length: MAX_ENTRIES }, () => input()))
  const rows = [first, ...others].map((productId) => ({ userId: leilani.id, productId }))
  await testing.shop.db.insert(wishlistItems).values(rows)
  const oneMore = await input()
  await expect(keep(leilani, oneMore)).rejects.toMatchObject({
    status: 409,
    message: 'A wishlist holds at most 500 pieces',
  })
  expect(await check(leilani, oneMore)).toBe(false)
  expect((await keep(leilani, first)).items).toHaveLength(MAX_ENTRIES)
  await remove(leilani, first)
  expect((await keep(leilani, oneMore)).items).toHaveLength(MAX_ENTRIES)
})

test('a product that is deleted leaves every list', async () => {
  const product = await input()
  await keep(leilani, product)
  await testing.shop.db.delete(products).where(eq(products.id, product))
  expect((await testing.as(leilani).call('GET /api/wishlist')).items).toEqual([])
})

test.each([
  ['nobody', nobody],
  ['a dead token', deadToken],
])('%s has no list', async (_who, person) => {
  const product = await input()
  await keep(leilani, product)
  const asks = [keep, remove, check].map((ask) => () => ask(person, product))
  const { refused } = await atOnce<unknown>([...asks, () => testing.as(person).call('GET /api/wishlist')])
  expect(refused).toEqual(times(4, 'not_signed_in'))
  expect(await stored()).toMatchObject([{ userId: leilani.id, productId: product }])
})
