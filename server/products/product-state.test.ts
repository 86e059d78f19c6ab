import { beforeEach, describe, expect, test } from 'vitest'
import type { ProductState } from '#domain/products/product-state.ts'
import { auditRows, productBooks } from '#tests/support/books/product-books.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import { productCsv } from '#tests/support/files/product-file.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { savedForm, seedManaged } from '#tests/support/seed/managed.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair'))

const move = async (id: string, state: ProductState, person: Person = noa) =>
  (await shop.as(person).call('PUT /api/products/:id/state', { params: { id }, body: { state } })).product
const bulk = (body: object) =>
  shop.as(noa).call('PUT /api/products/bulk', { body: body as TestAsk<'PUT /api/products/bulk'>['body'] })
const page = async (id: string, person: Person = nobody) =>
  (await shop.as(person).call('GET /api/products/:id', { params: { id } })).product
const managed = async (query: TestAsk<'GET /api/products/managed'>['query'], person = noa) =>
  (await shop.as(person).call('GET /api/products/managed', { query })).products.map(({ _id }) => _id)
const acts = async (id: string) => (await auditRows(shop.shop.db, id)).map(({ action }) => action)
const wait = () => shop.set('general', { productsOfSellersWait: true })

/** Refused by this code, and nothing changed. */
async function refused(code: string, act: () => Promise<unknown>) {
  const before = await productBooks(shop.shop.db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await productBooks(shop.shop.db)).toEqual(before)
}

describe('a draft', () => {
  test('is made by the form, published and taken back, each noted once', async () => {
    const { _id: id, ...made } = await seedManaged(shop, { asDraft: 'true' })
    expect(made).toMatchObject({ state: 'draft', isArchived: false, isWaiting: false })
    expect(await move(id, 'live')).toMatchObject({ state: 'live', isArchived: false })
    expect(await page(id)).not.toHaveProperty('state')
    await move(id, 'live')
    await move(id, 'draft')
    expect(await move(id, 'archived')).toMatchObject({ state: 'archived', isArchived: true })
    await move(id, 'live')
    const [, published] = await auditRows(shop.shop.db, id)
    expect(published).toMatchObject({ before: { state: 'draft' }, after: { state: 'live' }, actorId: noa.id })
    expect(await acts(id)).toEqual(
      ['created', 'published', 'withdrawn', 'archived', 'restored'].map((act) => `product.${act}`),
    )
  })

  test('is nowhere in the shop, and there for those who look after it', async () => {
    const { _id: id } = await seedManaged(shop, { asDraft: 'true' }, makana)
    for (const person of [nobody, leilani])
      await expect(page(id, person)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
    for (const person of [makana, noa]) expect(await page(id, person)).toMatchObject({ state: 'draft' })
    const visitor = shop.as(nobody)
    const shown = await visitor.call('GET /api/products', { query: { search: 'hala' } })
    const inCategory = await visitor.call('GET /api/products/category/:category', {
      params: { category: 'chair' },
    })
    const other = await seedManaged(shop)
    const beside = await visitor.call('GET /api/products/:id/related', { params: { id: other._id } })
    expect([shown, inCategory, beside].map(({ products }) => products)).toEqual([[], [], []])
    const found = await visitor.call('GET /api/search/suggest', { query: { q: 'hala' } })
    expect(JSON.stringify(found)).not.toContain(id)
    await expect(
      shop.as(leilani).call('GET /api/products/:id/reviews', { params: { id } }),
    ).rejects.toMatchObject({ code: 'product_not_found' })
  })

  test('is not sold: in carts and wishlists it is gone without its new words, and nothing new is put there', async () => {
    await shop.set('general', { quoteMode: false })
    const { _id: id } = await seedManaged(shop)
    const buyer = shop.as(leilani)
    const body = { productId: id }
    await buyer.call('POST /api/cart/add', { body: { ...body, quantity: 1 } })
    await buyer.call('POST /api/wishlist/add', { body })
    await move(id, 'draft')
    const { cart } = await buyer.call('GET /api/cart')
    const name = 'A piece that is being changed'
    expect(cart.items).toMatchObject([
      { product: { name, image: '', picture: null, isGone: true }, price: null, stock: 0 },
    ])
    const { items } = await buyer.call('GET /api/wishlist')
    expect(items).toMatchObject([{ name, image: '', picture: null, price: null, isGone: true, stock: 0 }])
    expect(items[0]).not.toHaveProperty('state')
    const other = shop.as(kai)
    for (const attempt of [
      () => other.call('POST /api/cart/add', { body: { ...body, quantity: 1 } }),
      () => other.call('POST /api/wishlist/add', { body }),
      () => other.call('POST /api/orders', { body: orderForm(id) }),
    ])
      await refused('product_not_found', attempt)
  })

  test('is not made of what a package holds', async () => {
    const { _id: id } = await seedManaged(shop)
    await seedPackage(shop.shop.db, { items: [{ product: id, finish: 'default', quantity: 1 }] })
    for (const state of ['draft', 'archived'] as const)
      await refused('product_in_package', () => move(id, state))
    await refused('product_in_package', () => bulk({ ids: [id], action: 'draft' }))
  })

  test('without a picture is not published, alone or with others', async () => {
    const bare = await seedProduct(shop.shop.db, { name: 'Bare chair', state: 'draft' })
    const { _id: id } = await seedManaged(shop, { asDraft: 'true' })
    await refused('product_without_picture', () => bulk({ ids: [id, bare], action: 'publish' }))
    const refusal = await move(bare, 'live').catch((error: unknown) => error)
    expect(String(refusal)).toMatch(/Bare chair \(.+\) cannot be published without a picture/)
    const body = { ...savedForm(await move(bare, 'draft')), images: [pictureFile()] }
    await shop.as(noa).call('PUT /api/products/:id', { params: { id: bare }, body })
    expect(await bulk({ ids: [id, bare], action: 'publish' })).toMatchObject({ changed: 2 })
  })

  test('that was deleted meanwhile is not found', async () => {
    const { _id: id } = await seedManaged(shop, { asDraft: 'true' })
    await shop.as(noa).call('DELETE /api/products/:id', { params: { id } })
    await refused('product_not_found', () => move(id, 'live'))
  })
})

test('the list is narrowed by state, and hundreds are published at once', async () => {
  const made = Array.from({ length: 3 }, (_, at) => ({ productCode: `LN-D-${at}`, name: `Draft ${at}` }))
  const [live, old] = [await seedManaged(shop), await seedManaged(shop)]
  await move(old._id, 'archived')
  const productsFile = new File([productCsv(made)], 'drafts.csv')
  await shop.as(noa).call('POST /api/products/bulk-import', { body: { productsFile, asDrafts: true } })
  const drafts = await managed({ standing: 'draft' })
  expect(drafts).toHaveLength(3)
  expect(await managed({ standing: 'waiting' })).toEqual([])
  expect(await managed({})).toEqual([live._id])
  const ids = [...drafts, ...Array.from({ length: 998 }, () => crypto.randomUUID())]
  await expect(bulk({ ids, action: 'publish' })).rejects.toMatchObject({
    fields: { ids: 'Select at most 1,000 products' },
  })
})

describe('what a seller adds', () => {
  test('is in the shop at once, and may be taken back, published and archived by them', async () => {
    const { _id: id, state } = await seedManaged(shop, {}, makana)
    expect(state).toBe('live')
    expect(await move(id, 'draft', makana)).toMatchObject({ state: 'draft', isWaiting: false })
    await move(id, 'live', makana)
    await move(id, 'archived', makana)
    await refused('product_in_archive', () => move(id, 'live', makana))
    expect(await move(id, 'live')).toMatchObject({ state: 'live' })
  })

  test('waits for the studio where the settings say so, and is published by it alone', async () => {
    await wait()
    const { _id: id, ...made } = await seedManaged(shop, {}, makana)
    expect(made).toMatchObject({ state: 'draft', isWaiting: true })
    await refused('product_awaits_studio', () => move(id, 'live', makana))
    const { _id: own } = await seedManaged(shop, { asDraft: 'true' })
    expect(await managed({ standing: 'waiting' })).toEqual([id])
    expect((await managed({ standing: 'draft' })).toSorted()).toEqual([id, own].toSorted())
    await bulk({ ids: [id], action: 'publish' })
    const changed = savedForm(await move(id, 'live'), { name: 'Lauhala chair' })
    const { product } = await shop.as(makana).call('PUT /api/products/:id', { params: { id }, body: changed })
    expect(product).toMatchObject({ name: 'Lauhala chair', state: 'live', isWaiting: false })
    expect((await page(id)).name).toBe('Lauhala chair')
  })

  test("is no other seller's to move", async () => {
    const { _id: id } = await seedManaged(shop)
    await refused('product_not_found', () => move(id, 'draft', makana))
    await refused('forbidden', () => move(id, 'draft', leilani))
    await refused('not_signed_in', () => move(id, 'draft', nobody))
  })
})
