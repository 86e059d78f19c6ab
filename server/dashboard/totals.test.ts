import { expect, test } from 'vitest'
import { seedSales } from '#tests/support/seed/books.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const SECOND = 1_000

const read = () => shop.as(noa).call('GET /api/dashboard')

test('revenue and orders are what the sales report counts over all time', async () => {
  await seedSales(shop.shop.db)
  const query = { dateRange: 'custom', startDate: '2026-01-01', endDate: '2026-12-31' } as const
  const report = await shop.as(noa).call('GET /api/sales/report', { query })
  const { totals } = await read()
  expect(totals).toMatchObject({ orders: report.totalOrders, revenue: report.totalSales, placed: 7 })
  expect(totals).toMatchObject({ orders: 4, revenue: 4_510 })
})

test('products are those that are listed, users those who are still there', async () => {
  const { totals: before } = await read()
  await seedProduct(shop.shop.db)
  await seedProduct(shop.shop.db, { state: 'archived' })
  const person = await seedPerson(shop.shop)
  expect((await read()).totals).toMatchObject({ products: before.products + 1, users: before.users + 1 })
  await shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: person.id } })
  const list = await shop.as(noa).call('GET /api/users/admin/list')
  expect((await read()).totals.users).toBe(list.pagination.total)
})

test('the latest five products and orders are named, newest first', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  for (const [place, name] of names.entries())
    await seedListed(shop.shop, { name, createdAt: new Date(Date.UTC(2026, 10, 1 + place)) })
  await seedListed(shop.shop, { name: 'gone', state: 'archived', createdAt: new Date(Date.UTC(2026, 11, 1)) })
  const placed: string[] = []
  for (let count = 0; count < 6; count++) {
    placed.unshift((await seedQuoteRequest(shop, { product: { createdAt: new Date(0) } }))._id)
    shop.wait(SECOND)
  }
  const { products, orders } = await read()
  expect(products.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 5))
  expect(products[0]).toMatchObject({ price: 100, stock: 10 })
  expect(orders.map(({ _id }) => _id)).toEqual(placed.slice(0, 5))
  expect(orders[0]).toMatchObject({ quoteStatus: 'requested', user: { fullName: 'Leilani Akana' } })
})

test('an archived order is placed no more', async () => {
  const { _id: id } = await seedOrder(shop)
  await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
  expect((await read()).totals.placed).toBe(1)
  await shop.as(noa).call('DELETE /api/orders/:id', { params: { id } })
  const { totals, orders } = await read()
  expect(totals.placed).toBe(0)
  expect(orders).toEqual([])
})
