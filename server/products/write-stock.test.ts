import { beforeEach, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedManaged, savedForm } from '#tests/support/seed/managed.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { movesOf } from '#tests/support/books/product-books.ts'
import { fabricAndLegs } from '#tests/support/catalogue/product-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair'))

const change = (id: string, body: object) =>
  shop.as(noa).call('PUT /api/products/:id', { params: { id }, body })
const read = async (id: string) =>
  (await shop.as(noa).call('GET /api/products/managed/:id', { params: { id } })).product

test('stock is moved by what was changed since the form was opened: what was sold meanwhile stays sold', async () => {
  await shop.set('general', { quoteMode: false })
  const chair = await seedManaged(shop, { price: '600', stock: '10' })
  await shop.as(leilani).call('POST /api/orders', { body: orderForm(chair._id, 3) })
  const { product } = await change(chair._id, savedForm(chair, { stock: '12' }))
  expect(product.stock).toBe(9)
  expect((await movesOf(shop.shop.db, chair._id)).at(-1)).toEqual({
    variantKey: 'default',
    change: 2,
    quantityAfter: 9,
    cause: 'edit',
    actorId: noa.id,
  })
  await expect(
    change(chair._id, savedForm(chair, { stock: '0', updatedAt: undefined })),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { stock: 'Stock cannot be negative' },
  })
  expect((await read(chair._id)).stock).toBe(9)
})

test('stock of combinations that stay is kept when options come and go', async () => {
  const chair = await seedManaged(shop, {
    variants: fabricAndLegs,
    variantStock: { 'linen-oak': 3, 'wool-oak': 2, 'wool-koa': 1 },
  })
  const [fabric, legs] = fabricAndLegs
  const silk = { name: 'Silk', priceDifference: 400 }
  const variants = [{ ...fabric, options: [fabric?.options[0], silk] }, legs]
  const { product } = await change(chair._id, savedForm(chair, { variants, variantStock: { 'silk-koa': 5 } }))
  expect(product.variantStock).toEqual({ 'linen-oak': 3, 'linen-koa': 0, 'silk-oak': 0, 'silk-koa': 5 })
  const edits = (await movesOf(shop.shop.db, chair._id)).filter(({ cause }) => cause === 'edit')
  expect(edits.map(({ variantKey, change: units }) => [variantKey, units]).toSorted()).toEqual([
    ['silk-koa', 5],
    ['wool-koa', -1],
    ['wool-oak', -2],
  ])
})

test('stock of the older list of colors goes with the name of the color', async () => {
  const list = (stock: number) => [
    { type: 'Color', name: 'Oak', stock },
    { type: 'Color', name: 'Koa', stock: 1 },
  ]
  const chair = await seedManaged(shop, { variants: list(3), stock: '' })
  const { product } = await change(chair._id, {
    ...savedForm(chair),
    stockSeen: undefined,
    variants: list(7).toReversed(),
    variantStock: undefined,
  })
  expect(product.variantStock).toEqual({ oak: 7, koa: 1 })
})
