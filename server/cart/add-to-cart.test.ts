import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { productPictures } from '#server/db/schema/products.ts'
import { seedProduct, inTwoFinishes, type SeededProduct } from '#tests/support/seed/product.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

const input = (product?: SeededProduct) => seedProduct(testing.shop.db, product)
const lines = () => testing.shop.db.select().from(cartItems)
const setStock = (productId: string, quantity: number) =>
  testing.shop.db.update(inventory).set({ quantity }).where(eq(inventory.productId, productId))

async function add(person: Person, productId: string, quantity?: number, variants?: Record<string, string>) {
  const { cart } = await testing
    .as(person)
    .call('POST /api/cart/add', { body: { productId, quantity, variants } })
  return cart
}

test('a finish that has a picture of its own is shown by it', async () => {
  const productId = await input({ variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
  const sizes = { width: 1200, height: 1200, widths: [320, 640, 1200] }
  await testing.shop.db.insert(productPictures).values([
    { productId, position: 0, key: 'pictures/0a', ...sizes },
    { productId, position: 1, key: 'pictures/0b', variantKey: 'oak', ...sizes },
  ])
  const { items } = await add(leilani, productId, undefined, { finish: 'oak' })
  expect(items.map(({ product }) => product.image)).toEqual(['/pictures/0b-320.webp'])
})

test('puts one product in the cart, as it is shown there', async () => {
  await testing.set('general', { quoteMode: false })
  const productId = await input({ name: 'Sedge chair', variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
  const picture = {
    key: 'pictures/0123456789abcdef',
    width: 1200,
    height: 1500,
    widths: [320, 640, 1200],
    alt: 'A chair',
  }
  await testing.shop.db.insert(productPictures).values({ productId, position: 0, ...picture })
  const { items } = await add(leilani, productId, undefined, { finish: 'oak' })
  expect(items).toEqual([
    {
      _id: expect.any(String),
      product: {
        _id: productId,
        name: 'Sedge chair',
        image: '/pictures/0123456789abcdef-320.webp',
        picture: {
          base: '/pictures/0123456789abcdef',
          width: 1200,
          height: 1500,
          widths: [320, 640, 1200],
          alt: 'A chair',
        },
        category: 'chair',
        isGone: false,
      },
      packageId: null,
      leadWeeks: null,
      pieces: 1,
      quantity: 1,
      stock: 4,
      variants: { finish: 'oak' },
      labels: { Finish: 'Smoked oak' },
      price: 125.5,
    },
  ])
})

test('answers with the same cart under data', async () => {
  const productId = await input()
  const reply = await testing.as(leilani).call('POST /api/cart/add', { body: { productId } })
  expect(reply).toMatchObject({ success: true, data: reply.cart })
})

test('the same again raises the quantity of its line', async () => {
  const productId = await input()
  await add(leilani, productId, 2)
  const { items, totalItems } = await add(leilani, productId, 3)
  expect(items.map(({ quantity }) => quantity)).toEqual([5])
  expect(totalItems).toBe(5)
})

test('each choice has a line of its own, oldest first', async () => {
  const productId = await input({ variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
  await add(leilani, productId, 1, { finish: 'oak' })
  const { items } = await add(leilani, productId, 2, { finish: 'ash' })
  expect(items.map(({ variants, quantity }) => [variants.finish, quantity])).toEqual([
    ['oak', 1],
    ['ash', 2],
  ])
})

test('gives no more than there is', async () => {
  const productId = await input({ stock: 4 })
  expect((await add(leilani, productId, 7)).items).toMatchObject([{ quantity: 4 }])
  expect((await add(leilani, productId, 1)).items).toMatchObject([{ quantity: 4 }])
})

test('gives no more than one line may hold', async () => {
  const productId = await input({ stock: 5000 })
  await add(leilani, productId, 999)
  expect((await add(leilani, productId, 999)).items).toMatchObject([{ quantity: 999 }])
})

test('is refused when none is left', async () => {
  const productId = await input({ stock: 0 })
  await expect(add(leilani, productId)).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    fields: { quantity: 'Out of stock' },
    body: { available: { quantity: 0 } },
  })
  expect(await lines()).toEqual([])
})

test('is refused when the last went while some are in the cart', async () => {
  const productId = await input({ stock: 2 })
  await add(leilani, productId, 2)
  await setStock(productId, 0)
  await expect(add(leilani, productId)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await lines()).toMatchObject([{ quantity: 2 }])
})

test.each([
  ['no choice', {}],
  ['an unknown option', { finish: 'teak' }],
  ['an unknown name', { colour: 'oak' }],
  ['one name too many', { finish: 'oak', size: 'xl' }],
  ['the name as it is shown', { Finish: 'oak' }],
  ['a name that every object inherits', { constructor: 'oak' }],
])('is refused with %s', async (_what, variants) => {
  const productId = await input({ variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
  const message = 'Please choose from the options of this product'
  await expect(add(leilani, productId, 1, variants)).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: { variants: message },
  })
  expect(await lines()).toEqual([])
})

test('is refused for a product that is unknown or archived, in the same words', async () => {
  const archived = await input({ state: 'archived' })
  for (const productId of [archived, '00000000-0000-4000-8000-000000000000']) {
    await expect(add(leilani, productId)).rejects.toMatchObject({
      status: 404,
      body: {
        success: false,
        code: 'product_not_found',
        message: 'Product not found',
        error: 'Product not found',
      },
    })
  }
  expect(await lines()).toEqual([])
})

test.each([0, -1, 1.5, 1000, '1', null])('is refused for the quantity %j', async (quantity) => {
  const productId = await input()
  await expect(add(leilani, productId, quantity as number)).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    fields: { quantity: expect.any(String) },
  })
  expect(await lines()).toEqual([])
})

test('is refused to an admin, in the words of the product page', async () => {
  const productId = await input()
  await expect(add(noa, productId)).rejects.toMatchObject({
    status: 403,
    code: 'admins_cannot_buy',
    message: 'Admin users cannot add items to cart. Please login as a regular user.',
  })
  await expect(add(nobody, productId)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(await lines()).toEqual([])
})
