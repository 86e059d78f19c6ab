import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { productViews, visits } from '#server/db/schema/visits.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const DAY = 86_400_000

const tell = (person: Person, body: object) =>
  shop.as(person).call('POST /api/visits', { body: body as { device: 'mobile' } })

const stored = async () => ({
  visits: await shop.shop.db.select().from(visits).orderBy(visits.day, visits.device),
  views: await shop.shop.db.select().from(productViews).orderBy(productViews.day),
})

test('the first page of a visit counts it, on the store’s day and by its device', async () => {
  await tell(nobody, { device: 'mobile', isFirstPage: true })
  await tell(leilani, { device: 'mobile', isFirstPage: true })
  await tell(nobody, { device: 'desktop', isFirstPage: true })
  shop.wait(DAY)
  await tell(nobody, { device: 'mobile', isFirstPage: true })
  expect(await stored()).toEqual({
    visits: [
      { day: '2026-11-20', device: 'desktop', count: 1 },
      { day: '2026-11-20', device: 'mobile', count: 2 },
      { day: '2026-11-21', device: 'mobile', count: 1 },
    ],
    views: [],
  })
})

test('a product is viewed as often as its page is opened, within a visit', async () => {
  const product = await seedProduct(shop.shop.db)
  await tell(nobody, { device: 'mobile', isFirstPage: true, product })
  await tell(nobody, { device: 'mobile', product })
  expect(await stored()).toEqual({
    visits: [{ day: '2026-11-20', device: 'mobile', count: 1 }],
    views: [{ day: '2026-11-20', productId: product, count: 2 }],
  })
})

test('the studio does not count', async () => {
  const product = await seedProduct(shop.shop.db)
  await tell(noa, { device: 'desktop', isFirstPage: true, product })
  expect(await stored()).toEqual({ visits: [], views: [] })
})

test('a product that is unknown or put away is not counted, and nothing is told of it', async () => {
  const archived = await seedProduct(shop.shop.db, { state: 'archived' })
  for (const product of [archived, crypto.randomUUID()])
    expect(await tell(nobody, { device: 'mobile', product })).toEqual({ success: true, data: {} })
  expect(await stored()).toEqual({ visits: [], views: [] })
})

test.each([
  [{ device: 'toaster', isFirstPage: true }, 400],
  [{ isFirstPage: true }, 400],
  [{ device: 'mobile', product: 'cove-sofa', isFirstPage: true }, 404],
])('%j is refused and counts nothing', async (body, status) => {
  await expect(tell(nobody, body)).rejects.toMatchObject({ status })
  expect(await stored()).toEqual({ visits: [], views: [] })
})

test('nothing but a day, a kind of device and a number is kept', async () => {
  await tell(leilani, { device: 'mobile', isFirstPage: true, name: 'Leilani' })
  const [row] = (await stored()).visits
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['count', 'day', 'device'])
})

test('an order keeps on what it was placed, where the page says so', async () => {
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00 })
  await shop.as(leilani).call('POST /api/orders', { body: orderForm(product, 1, { device: 'tablet' }) })
  await shop.as(leilani).call('POST /api/orders', { body: orderForm(product) })
  const placed = await shop.shop.db.select({ device: orders.device }).from(orders)
  expect(placed.map(({ device }) => device).toSorted()).toEqual([null, 'tablet'])
})
