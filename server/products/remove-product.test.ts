import { beforeEach, describe, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import { seedManaged } from '#tests/support/seed/managed.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import { leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { auditRows, productBooks } from '#tests/support/books/product-books.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair', 'outdoor'))

const remove = (id: string, person = noa) =>
  shop.as(person).call('DELETE /api/products/:id', { params: { id } })
const listed = async () => (await shop.as(nobody).call('GET /api/products')).products.map(({ _id }) => _id)
const managed = async (id: string) =>
  (await shop.as(noa).call('GET /api/products/managed/:id', { params: { id } })).product

type Bulk = TestAsk<'PUT /api/products/bulk'>['body']
const bulk = (body: object, person = noa) =>
  shop.as(person).call('PUT /api/products/bulk', { body: body as Bulk })

/** Two finishes, as `givenPackage` names one. */
const inFinishes = {
  variants: inTwoFinishes.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ ...option, priceDifference: option.priceDifference / 100 })),
  })),
}

describe('deleting', () => {
  test('takes a product that nobody ordered out of the shop, with its stock', async () => {
    const chair = await seedManaged(shop)
    await shop.as(leilani).call('POST /api/wishlist/add', { body: { productId: chair._id } })
    const { message, archived } = await remove(chair._id)
    expect({ message, archived }).toEqual({ message: 'Product deleted successfully', archived: false })
    expect(await listed()).toEqual([])
    expect(await productBooks(shop.shop.db)).toMatchObject({ products: [], stock: [], history: [] })
    expect(await auditRows(shop.shop.db, chair._id)).toMatchObject([
      { action: 'product.created' },
      { action: 'product.deleted', actorId: noa.id, before: { name: 'Hala chair' }, after: {} },
    ])
    await expect(remove(chair._id)).rejects.toMatchObject({ code: 'product_not_found' })
  })

  test('archives a product that was ordered: its orders stay whole', async () => {
    const chair = await seedManaged(shop, { price: '600' })
    const { order } = await shop.as(leilani).call('POST /api/orders', { body: orderForm(chair._id) })
    const { message, archived } = await remove(chair._id)
    expect(archived).toBe(true)
    expect(message).toMatch(/^Product deleted successfully/)
    expect(await listed()).toEqual([])
    expect(await managed(chair._id)).toMatchObject({ isArchived: true, stock: 4 })
    const mine = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: order._id } })
    expect(mine.order.orderItems).toMatchObject([{ name: 'Hala chair' }])
    expect((await auditRows(shop.shop.db, chair._id)).at(-1)).toMatchObject({
      action: 'product.archived',
      before: { state: 'live' },
      after: { state: 'archived' },
    })
  })

  test('archives a product that a design suggests: its client reads what became of it', async () => {
    const chair = await seedManaged(shop)
    const id = await seedRequest(shop, leilani)
    await seedSuggestion(shop.shop.db, id, { productId: chair._id })
    const { message, archived } = await remove(chair._id)
    expect(archived).toBe(true)
    expect(message).toContain('An order or a design names it')
    const { request } = await shop.as(leilani).call('GET /api/design-requests/:id', { params: { id } })
    expect(request.suggestedProducts).toMatchObject([{ productId: chair._id, name: 'Hala chair' }])
  })

  test('is refused while a package holds the product, and says which', async () => {
    const chair = await seedManaged(shop, inFinishes)
    await seedPackage(shop.shop.db, { items: [{ product: chair._id, finish: 'oak', quantity: 1 }] })
    const before = await productBooks(shop.shop.db)
    const refusal = await remove(chair._id).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 409, code: 'product_in_package' })
    expect(String(refusal)).toMatch(/Hala chair is part of the package .+\. Take it out of there first\./)
    expect(await productBooks(shop.shop.db)).toEqual(before)
  })

  test.each([
    ['the seller who owns it', makana, 'forbidden'],
    ['a customer', leilani, 'forbidden'],
    ['a visitor', nobody, 'not_signed_in'],
  ])('is not for %s', async (_who, person, code) => {
    const chair = await seedManaged(shop, {}, makana)
    await expect(remove(chair._id, person)).rejects.toMatchObject({ code })
    expect(await listed()).toEqual([chair._id])
  })
})

describe('with many products at once', () => {
  const three = async () =>
    [await seedManaged(shop), await seedManaged(shop), await seedManaged(shop)] as const

  test('the category is changed, and each that changed has one row in the audit log', async () => {
    const [a, b] = await three()
    const c = await seedManaged(shop, { category: 'outdoor', categories: ['sofa'] })
    const d = await seedManaged(shop, { category: 'sofa' })
    const ids = [a._id, b._id, c._id, d._id, a._id]
    expect(await bulk({ ids, action: 'category', category: 'sofa' })).toMatchObject({ changed: 3 })
    expect([await managed(a._id), await managed(c._id)]).toMatchObject([
      { category: 'sofa' },
      { category: 'sofa', categories: [] },
    ])
    const { products } = await shop.as(nobody).call('GET /api/products', { query: { category: 'sofa' } })
    expect(products).toHaveLength(4)
    expect(await auditRows(shop.shop.db, a._id)).toMatchObject([
      { action: 'product.created' },
      { action: 'product.changed', before: { category: 'chair' }, after: { category: 'sofa' } },
    ])
  })

  test('a sale begins with its percent off each price, and ends', async () => {
    const [a, b] = [await seedManaged(shop, { price: '99.99' }), await seedManaged(shop, { price: '450' })]
    const ids = [a._id, b._id]
    await bulk({ ids, action: 'sale', percentOff: 15 })
    expect([await managed(a._id), await managed(b._id)]).toMatchObject([
      { salePrice: 84.99, isOnSale: true },
      { salePrice: 382.5, isOnSale: true },
    ])
    expect(await bulk({ ids, action: 'end-sale' })).toMatchObject({ changed: 2 })
    expect(await managed(a._id)).toMatchObject({ salePrice: null, isOnSale: false })
    expect(await bulk({ ids, action: 'end-sale' })).toMatchObject({ changed: 0 })
  })

  test('they are archived and restored', async () => {
    const [a, b, c] = await three()
    await bulk({ ids: [a._id, b._id], action: 'archive' })
    expect(await listed()).toEqual([c._id])
    await bulk({ ids: [a._id], action: 'restore' })
    expect((await listed()).toSorted()).toEqual([a._id, c._id].toSorted())
    expect((await auditRows(shop.shop.db, a._id)).map(({ action }) => action)).toEqual([
      'product.created',
      'product.archived',
      'product.restored',
    ])
  })

  test.each([
    ['nothing selected', { ids: [], action: 'archive' }, { ids: 'Select at least one product' }],
    ['no category', { action: 'category' }, { category: 'Category is required' }],
    [
      'an unknown one',
      { action: 'category', category: 'boat' },
      { category: 'Choose a category of the shop' },
    ],
    ['no percent', { action: 'sale' }, { percentOff: 'Use a whole number from 1 to 90' }],
    ['all of the price', { action: 'sale', percentOff: 100 }, { percentOff: expect.any(String) }],
  ])('%s is refused, and nothing is changed', async (_what, body, fields) => {
    const [a] = await three()
    const before = await productBooks(shop.shop.db)
    await expect(bulk({ ids: [a._id], ...body })).rejects.toMatchObject({ code: 'validation_failed', fields })
    expect(await productBooks(shop.shop.db)).toEqual(before)
  })

  test('one that a package holds, or that does not exist, keeps all from being archived', async () => {
    const [a] = await three()
    const piece = await seedManaged(shop, inFinishes)
    await seedPackage(shop.shop.db, { items: [{ product: piece._id, finish: 'oak', quantity: 1 }] })
    const before = await productBooks(shop.shop.db)
    await expect(bulk({ ids: [a._id, piece._id], action: 'archive' })).rejects.toMatchObject({
      code: 'product_in_package',
    })
    const ids = [a._id, crypto.randomUUID()]
    await expect(bulk({ ids, action: 'archive' })).rejects.toMatchObject({ code: 'product_not_found' })
    expect(await productBooks(shop.shop.db)).toEqual(before)
  })

  test('a seller cannot', async () => {
    const chair = await seedManaged(shop, {}, makana)
    await expect(bulk({ ids: [chair._id], action: 'archive' }, makana)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await managed(chair._id)).toMatchObject({ isArchived: false })
  })
})
