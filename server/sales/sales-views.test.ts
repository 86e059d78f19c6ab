import { beforeEach, expect, test } from 'vitest'
import { seedSales } from '#tests/support/seed/books.ts'
import { productViews, visits } from '#server/db/schema/visits.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSale } from '#tests/support/seed/sale.ts'
import { kai, leilani, noa, pua } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const report = (query: object = {}) => shop.as(noa).call('GET /api/sales/report', { query: { ...query } })

let sofa: string
let chair: string

beforeEach(async () => {
  ;({ sofa, chair } = await seedSales(shop.shop.db))
})

test('sales over time name every day, those without sales too, and add up to the total', async () => {
  const { salesOverTime, timeUnit, totalSales } = await report({ reportType: 'sales' })
  expect([timeUnit, salesOverTime.length]).toEqual(['day', 30])
  expect(salesOverTime.filter(({ orders }) => orders > 0)).toEqual([
    { at: '2026-11-17', orders: 1, sales: 1999 },
    { at: '2026-11-20', orders: 2, sales: 2360.5 },
  ])
  expect(salesOverTime.reduce((sum, { sales }) => sum + sales, 0)).toBe(totalSales)
})

test('a single day is told by its hours', async () => {
  const { salesOverTime, timeUnit } = await report({ dateRange: 'today' })
  expect([timeUnit, salesOverTime.length]).toEqual(['hour', 24])
  expect(salesOverTime.filter(({ orders }) => orders > 0)).toEqual([
    { at: '2026-11-20T00', orders: 1, sales: 200 },
    { at: '2026-11-20T10', orders: 1, sales: 2160.5 },
  ])
})

test('a year is told by its months', async () => {
  const { salesOverTime } = await report({ dateRange: 'thisYear' })
  expect(salesOverTime).toHaveLength(11)
  expect(salesOverTime.slice(-2)).toEqual([
    { at: '2026-10', orders: 1, sales: 150.5 },
    { at: '2026-11', orders: 3, sales: 4359.5 },
  ])
})

test('sales are parted by method and by device; who did not say stands apart', async () => {
  await shop.shop.db.insert(visits).values({ day: '2026-11-20', device: 'tablet', count: 4 })
  const { salesByPaymentMethod, salesByDevice } = await report()
  expect(salesByPaymentMethod).toEqual([
    { method: 'wire_transfer', orders: 2, sales: 2360.5, share: 54.1 },
    { method: 'cheque', orders: 1, sales: 1999, share: 45.9 },
  ])
  expect(salesByDevice).toEqual([
    { device: 'desktop', visits: 0, orders: 1, sales: 2160.5, share: 49.6 },
    { device: 'tablet', visits: 4, orders: 0, sales: 0, share: 0 },
    { device: 'mobile', visits: 0, orders: 1, sales: 1999, share: 45.9 },
    { device: null, visits: 0, orders: 1, sales: 200, share: 4.6 },
  ])
})

test('products sell by their lines; a package is its own line, and profit needs every cost', async () => {
  await shop.shop.db.insert(productViews).values([
    { day: '2026-11-20', productId: sofa, count: 16 },
    { day: '2026-10-21', productId: sofa, count: 500 },
  ])
  const { topProducts } = await report({ reportType: 'products' })
  expect(topProducts).toEqual([
    {
      name: 'Cove sofa',
      sku: 'SO-1',
      image: '',
      product: sofa,
      unitsSold: 2,
      revenue: 2000,
      profit: 1200,
      // Four were placed, whatever became of them.
      conversionRate: 25,
    },
    {
      name: 'Minimalist package',
      sku: 'minimalist',
      image: '',
      product: null,
      unitsSold: 1,
      revenue: 1999,
      profit: null,
      conversionRate: null,
    },
    {
      name: 'Reed chair',
      sku: 'CH-1',
      image: '',
      product: chair,
      unitsSold: 2,
      revenue: 350.5,
      profit: null,
      conversionRate: null,
    },
  ])
})

test('the ten best products are told, best first', async () => {
  for (let place = 1; place <= 12; place++) {
    const product = await seedProduct(shop.shop.db, { name: `Stool ${place}` })
    const lines = [{ product, price: 5_000_00 + place }]
    await seedSale(shop.shop.db, { paidAt: '2026-11-20T20:00:00Z', lines })
  }
  const { topProducts } = await report({ reportType: 'products' })
  expect(topProducts.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, rank) => `Stool ${12 - rank}`),
  )
})

test('categories sell what is in them, an order once, packages apart', async () => {
  const { categoryPerformance } = await report({ reportType: 'categories' })
  expect(categoryPerformance).toEqual([
    { name: 'sofa', revenue: 2000, orders: 1, averageValue: 2000, share: 46 },
    { name: 'Designer packages', revenue: 1999, orders: 1, averageValue: 1999, share: 46 },
    { name: 'chair', revenue: 350.5, orders: 2, averageValue: 175.25, share: 8.1 },
  ])
})

test('customers are told by what they spent, and parted into new and returning', async () => {
  const { topCustomers, newAndReturning } = await report({ reportType: 'customers' })
  expect(topCustomers).toEqual([
    {
      name: 'Leilani Akana',
      email: leilani.email,
      orders: 1,
      totalSpent: 2160.5,
      averageOrderValue: 2160.5,
    },
    { name: 'Kai Nakamura', email: kai.email, orders: 1, totalSpent: 1999, averageOrderValue: 1999 },
    { name: 'Pua Santos', email: pua.email, orders: 1, totalSpent: 200, averageOrderValue: 200 },
  ])
  expect(newAndReturning).toEqual([
    { kind: 'new', customers: 2, orders: 2, sales: 2360.5, share: 54.1 },
    { kind: 'returning', customers: 1, orders: 1, sales: 1999, share: 45.9 },
  ])
})

test('a view that was not asked for is empty, and the summary is there all the same', async () => {
  const reported = await report({ reportType: 'customers' })
  expect(reported).toMatchObject({
    totalOrders: 3,
    salesOverTime: [],
    topProducts: [],
    categoryPerformance: [],
  })
  expect(reported.topCustomers).toHaveLength(3)
})
