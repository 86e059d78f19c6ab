import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { auditRows, productBooks } from '#tests/support/books/product-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
let chair: string

beforeEach(async () => {
  chair = await seedListed(shop.shop, { name: 'Reed', stock: 10, priceCents: 600_00 })
})

const change = (id: string, body: object, person: Person = noa) =>
  shop.as(person).call('PATCH /api/products/:id/stock', { params: { id }, body })
const books = () => productBooks(shop.shop.db)
const unitsOf = async (id: string) =>
  (await books()).stock.filter(({ productId }) => productId === id).map(({ quantity }) => quantity)

describe('a change of stock', () => {
  test('is what there is and the change, in the reply and in the shop', async () => {
    const { product, data } = await change(chair, { change: 5, stock: 15, note: 'New delivery' })
    expect(product).toMatchObject({ _id: chair, stock: 15, units: [{ variantKey: 'default', stock: 15 }] })
    expect(data).toEqual(product)
    const shown = await shop.as(nobody).call('GET /api/products/:id', { params: { id: chair } })
    expect(shown.product.stock).toBe(15)
  })

  test('writes one line of history and one of the audit log', async () => {
    await change(chair, { change: -4, note: ' Broken on the barge ' })
    const { history } = await books()
    expect(history).toMatchObject([
      {
        productId: chair,
        variantKey: 'default',
        change: -4,
        quantityAfter: 6,
        cause: 'edit',
        note: 'Broken on the barge',
        actorId: noa.id,
        orderId: null,
        createdAt: shop.shop.clock(),
      },
    ])
    expect(await auditRows(shop.shop.db, chair)).toMatchObject([
      {
        action: 'product.stock_changed',
        actorId: noa.id,
        before: { variantStock: { default: 10 } },
        after: { variantStock: { default: 6 }, note: 'Broken on the barge' },
      },
    ])
  })

  test('moves one finish and leaves the others', async () => {
    const sofa = await seedListed(shop.shop, { variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
    const { product } = await change(sofa, { change: 2, variantKey: 'oak' })
    expect(product).toMatchObject({ stock: 9, units: [{ stock: 3 }, { stock: 6 }] })
  })

  test('begins the stock of a finish that nobody has entered yet', async () => {
    const sofa = await seedListed(shop.shop, { variants: inTwoFinishes, stock: { ash: 3 } })
    const { product } = await change(sofa, { change: 2, variantKey: 'oak' })
    expect(product).toMatchObject({ stock: 5, units: [{ stock: 3 }, { stock: 2 }] })
  })

  test('to nothing takes the product out of what is in stock', async () => {
    const inStock = async () =>
      (await shop.as(nobody).call('GET /api/products', { query: { inStock: 'true' } })).products
    expect(await inStock()).toHaveLength(1)
    await change(chair, { change: -10 })
    expect(await inStock()).toHaveLength(0)
  })

  test('adds to what was sold meanwhile, whatever the sender expects to come of it', async () => {
    await shop.set('general', { quoteMode: false })
    await shop.as(leilani).call('POST /api/orders', { body: orderForm(chair, 10) })
    const { product } = await change(chair, { change: 2, stock: 12 })
    expect(product.stock).toBe(2)
  })

  test('leaves the form of the product that somebody has open as fresh as it was', async () => {
    const updatedAt = async () =>
      (await shop.shop.db.select().from(products).where(eq(products.id, chair)))[0]?.updatedAt
    const before = await updatedAt()
    shop.wait(60_000)
    await change(chair, { change: 1 })
    expect(await updatedAt()).toEqual(before)
  })

  test('that is sent twice with one key happens once', async () => {
    const ask = {
      params: { id: chair },
      body: { change: 5 },
      headers: { 'idempotency-key': 'delivery-of-friday' },
    }
    await shop.as(noa).call('PATCH /api/products/:id/stock', ask)
    await shop.as(noa).call('PATCH /api/products/:id/stock', ask)
    expect(await unitsOf(chair)).toEqual([15])
  })
})

describe('a count', () => {
  test('is taken while there are as many as were seen, and noted as a change', async () => {
    const { product } = await change(chair, { stock: 12, seen: 10, note: 'Counted' })
    expect(product.stock).toBe(12)
    expect((await books()).history).toMatchObject([{ change: 2, quantityAfter: 12, note: 'Counted' }])
    expect(await auditRows(shop.shop.db, chair)).toHaveLength(1)
  })

  test.each([
    ['is refused once something was sold', { stock: 12, seen: 10 }],
    ['is refused where nobody says what was seen', { stock: 12 }],
  ])('%s, and says what is there', async (_case, body) => {
    await shop.set('general', { quoteMode: false })
    await shop.as(leilani).call('POST /api/orders', { body: orderForm(chair, 7) })
    const before = await books()
    await expect(change(chair, body)).rejects.toMatchObject({
      status: 409,
      code: 'stale',
      message: 'The stock has changed since you looked: it is 3 now. Nothing of yours was saved.',
      body: { stock: 3 },
    })
    expect(await books()).toEqual(before)
  })

  test('of what is there writes nothing', async () => {
    const before = await books()
    const { version } = shop.shop.cache
    expect((await change(chair, { stock: 10, seen: 10 })).product.stock).toBe(10)
    expect((await change(chair, { stock: 10 })).product.stock).toBe(10)
    expect(await books()).toEqual(before)
    expect(shop.shop.cache.version).toBe(version)
  })
})

describe('refuses', () => {
  test.each([
    ['less than nothing', { change: -11 }, 'change', 'Stock cannot be negative'],
    ['less than nothing as a result', { change: -11, stock: -1 }, 'stock', 'Stock cannot be negative'],
    ['more than is counted', { change: 999_999 }, 'change', 'Stock can be at most 1,000,000'],
    ['no change', {}, 'change', 'Enter a change'],
    ['a count below nothing', { stock: -1, seen: 10 }, 'stock', 'Stock cannot be negative'],
    ['a change of 0', { change: 0 }, 'change', 'Use a change other than 0'],
    ['half a unit', { change: 1.5 }, 'change', 'Use a whole number'],
    ['a change in words', { change: '5' }, 'change', 'Use a whole number'],
    ['a change without end', { change: 2 ** 53 }, 'change', expect.any(String)],
    ['a note without end', { change: 1, note: 'x'.repeat(501) }, 'note', expect.any(String)],
    [
      'a finish that the product does not have',
      { change: 1, variantKey: 'oak' },
      'variantKey',
      'Please choose from the options of this product',
    ],
  ])('%s', async (_case, body, field, message) => {
    const before = await books()
    await expect(change(chair, body)).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: { [field]: message },
    })
    expect(await books()).toEqual(before)
  })

  test('to guess which finish is meant', async () => {
    const sofa = await seedListed(shop.shop, { variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
    await expect(change(sofa, { change: 1 })).rejects.toMatchObject({
      fields: { variantKey: 'Please choose from the options of this product' },
    })
    expect(await unitsOf(sofa)).toEqual([3, 4])
  })

  test('what a seller does not own, exactly as what is not there', async () => {
    const own = await seedListed(shop.shop, { ownerId: makana.id })
    const before = await books()
    const unknown = { status: 404, code: 'product_not_found', message: 'Product not found' }
    await expect(change(chair, { change: 1 }, makana)).rejects.toMatchObject(unknown)
    await expect(change(crypto.randomUUID(), { change: 1 }, makana)).rejects.toMatchObject(unknown)
    await expect(change('nothing', { change: 1 })).rejects.toMatchObject(unknown)
    expect(await books()).toEqual(before)
    await change(own, { change: 1 }, makana)
    expect(await unitsOf(own)).toEqual([11])
    expect(await auditRows(shop.shop.db, own)).toMatchObject([{ actorId: makana.id }])
  })

  test.each([
    ['nobody', nobody, 401],
    ['a customer', leilani, 403],
  ])('%s', async (_who, person, status) => {
    const before = await books()
    await expect(change(chair, { change: 1 }, person)).rejects.toMatchObject({ status })
    expect(await books()).toEqual(before)
  })
})
