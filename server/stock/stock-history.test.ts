import { beforeEach, describe, expect, test } from 'vitest'
import { stockHistory } from '#server/db/schema/inventory.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => shop.set('general', { quoteMode: false }))

type Query = TestAsk<'GET /api/products/:id/stock-history'>['query']

const read = (id: string, person: Person = noa, query: Query = {}) =>
  shop.as(person).call('GET /api/products/:id/stock-history', { params: { id }, query })
const change = (id: string, body: { change: number; variantKey?: string; note?: string }, person = noa) =>
  shop.as(person).call('PATCH /api/products/:id/stock', { params: { id }, body })

const input = (product: object = {}) => seedListed(shop.shop, { stock: 10, priceCents: 600_00, ...product })

describe('the history of stock', () => {
  test('tells who moved what, when and why, the latest first', async () => {
    const chair = await input()
    await change(chair, { change: 5, note: 'New delivery' })
    shop.wait(60_000)
    const { order } = await shop.as(leilani).call('POST /api/orders', { body: orderForm(chair, 2) })
    shop.wait(60_000)
    await shop.as(noa).call('PUT /api/orders/:id/status', {
      params: { id: order._id },
      body: { status: 'cancelled' },
    })
    const { history, data, pagination } = await read(chair)
    expect(data).toEqual(history)
    expect(pagination).toEqual({ page: 1, limit: 20, total: 3, pages: 1 })
    const moved = { variantKey: 'default', finish: '' }
    const noaKahale = { _id: noa.id, name: 'Noa Kahale' }
    expect(history).toEqual([
      {
        ...moved,
        _id: expect.any(String),
        createdAt: '2026-11-20T22:02:00.000Z',
        change: 2,
        stockAfter: 15,
        cause: 'order_cancelled',
        note: '',
        actor: noaKahale,
        order: { _id: order._id, number: order.number },
      },
      {
        ...moved,
        _id: expect.any(String),
        createdAt: '2026-11-20T22:01:00.000Z',
        change: -2,
        stockAfter: 13,
        cause: 'order_placed',
        note: '',
        actor: { _id: leilani.id, name: 'Leilani Akana' },
        order: { _id: order._id, number: order.number },
      },
      {
        ...moved,
        _id: expect.any(String),
        createdAt: '2026-11-20T22:00:00.000Z',
        change: 5,
        stockAfter: 15,
        cause: 'edit',
        note: 'New delivery',
        actor: noaKahale,
        order: null,
      },
    ])
  })

  test('can be read of one finish; one that is no longer made is named by its key', async () => {
    const sofa = await input({ variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
    await change(sofa, { change: 1, variantKey: 'ash' })
    await change(sofa, { change: 2, variantKey: 'oak' })
    await shop.shop.db.insert(stockHistory).values({
      productId: sofa,
      variantKey: 'koa',
      change: -1,
      quantityAfter: 0,
      cause: 'edit',
    })
    const finishes = async (query: Query) =>
      (await read(sofa, noa, query)).history.map(({ finish }) => finish)
    expect(await finishes({})).toEqual(['koa', 'Smoked oak', 'Natural ash'])
    expect(await finishes({ variantKey: 'oak' })).toEqual(['Smoked oak'])
    expect((await read(sofa, noa, { variantKey: 'oak' })).pagination.total).toBe(1)
  })

  test('comes in pages', async () => {
    const chair = await input()
    for (const by of [1, 2, 3]) await change(chair, { change: by })
    const { history, pagination } = await read(chair, noa, { limit: 2, page: 2 })
    expect(history).toMatchObject([{ change: 1 }])
    expect(pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 })
  })

  test('tells sellers of their own products, and not who ordered', async () => {
    const own = await input({ ownerId: makana.id })
    await change(own, { change: 5 }, makana)
    await change(own, { change: 1 }, noa)
    await shop.as(kai).call('POST /api/orders', { body: orderForm(own, 2) })
    const { history } = await read(own, makana)
    expect(history).toMatchObject([
      { cause: 'order_placed', change: -2, actor: null, order: null },
      { cause: 'edit', actor: null },
      { cause: 'edit', actor: { _id: makana.id, name: 'Makana Silva' } },
    ])
  })

  test('of what somebody else looks after, or of what is not there, is told nobody', async () => {
    const chair = await input()
    const unknown = { status: 404, code: 'product_not_found' }
    await expect(read(chair, makana)).rejects.toMatchObject(unknown)
    await expect(read(crypto.randomUUID())).rejects.toMatchObject(unknown)
    await expect(read(chair, leilani)).rejects.toMatchObject({ status: 403 })
    await expect(read(chair, nobody)).rejects.toMatchObject({ status: 401 })
  })
})
