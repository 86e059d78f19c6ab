import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { categoryBooks } from '#tests/support/books/category-books.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair', 'bed'))

const move = (id: string, move: 'up' | 'down', person: Person = noa) =>
  shop.as(person).call('PUT /api/categories/:id/place', { params: { id }, body: { move } })
const remove = (id: string, person: Person = noa) =>
  shop.as(person).call('DELETE /api/categories/:id', { params: { id } })
const order = async () => (await shop.as(nobody).call('GET /api/categories')).categories.map(({ _id }) => _id)
const books = () => categoryBooks(shop.shop.db)

describe('moving', () => {
  test('up and down changes places with a neighbor, noted once each', async () => {
    const before = await books()
    const { category } = await move('bed', 'up')
    expect(category._id).toBe('bed')
    expect(await order()).toEqual(['sofa', 'bed', 'chair'])
    await move('sofa', 'down')
    expect(await order()).toEqual(['bed', 'sofa', 'chair'])
    const { audit } = await books()
    expect(audit.slice(before.audit.length)).toMatchObject([
      { action: 'category.moved', objectId: 'bed', before: { position: 2 }, after: { position: 1 } },
      { action: 'category.moved', objectId: 'sofa', before: { position: 0 }, after: { position: 1 } },
    ])
  })

  test.each([
    ['the first up', 'sofa', 'up'],
    ['the last down', 'bed', 'down'],
  ] as const)('%s leaves everything as it is', async (_case, id, where) => {
    const before = await books()
    await move(id, where)
    expect(await books()).toEqual(before)
  })

  test('is for admins, and of categories there are', async () => {
    const before = await books()
    await expect(move('lamp', 'up')).rejects.toMatchObject({ status: 404, code: 'category_not_found' })
    await expect(move('bed', 'sideways' as 'up')).rejects.toMatchObject({ status: 400 })
    await expect(move('bed', 'up', makana)).rejects.toMatchObject({ status: 403 })
    expect(await books()).toEqual(before)
  })
})

describe('deleting', () => {
  test('takes away a category that no product uses, noted once', async () => {
    const before = await books()
    const { message } = await remove('chair')
    expect(message).toBe('Category deleted successfully')
    expect(await order()).toEqual(['sofa', 'bed'])
    const { audit } = await books()
    expect(audit.slice(before.audit.length)).toMatchObject([
      {
        action: 'category.deleted',
        objectId: 'chair',
        before: { name: 'chair', description: '', isFeatured: false },
        after: {},
      },
    ])
    await expect(
      shop.as(nobody).call('GET /api/products/category/:category', { params: { category: 'chair' } }),
    ).rejects.toMatchObject({ code: 'category_not_found' })
  })

  test('is refused with how many products use it, as their main or a further category', async () => {
    await seedListed(shop.shop, { categoryId: 'chair', categories: ['bed'] })
    await seedListed(shop.shop, { categoryId: 'bed' })
    const before = await books()
    await expect(remove('chair')).rejects.toMatchObject({
      status: 409,
      code: 'illegal_state',
      message: '1 product uses this category. Choose another category for it first.',
      body: { products: 1 },
    })
    await expect(remove('bed')).rejects.toMatchObject({
      message: '2 products use this category. Choose another category for them first.',
    })
    expect(await books()).toEqual(before)
  })

  test('is refused for products out of the shop, too, and says so', async () => {
    const id = await seedListed(shop.shop, { categoryId: 'chair' })
    await shop.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, id))
    await expect(remove('chair')).rejects.toMatchObject({
      message: '1 product uses this category (1 not in the shop). Choose another category for it first.',
    })
  })

  test.each([
    ['nobody', nobody, 401],
    ['a customer', leilani, 403],
    ['a seller', makana, 403],
  ])('is refused to %s', async (_who, person, status) => {
    const before = await books()
    await expect(remove('chair', person)).rejects.toMatchObject({ status })
    expect(await books()).toEqual(before)
  })

  test('of what is not there is answered as such', async () => {
    await expect(remove('lamp')).rejects.toMatchObject({ status: 404, code: 'category_not_found' })
  })
})
