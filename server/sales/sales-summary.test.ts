import { beforeEach, expect, test } from 'vitest'
import { seedSales } from '#tests/support/seed/books.ts'
import { visits } from '#server/db/schema/visits.ts'
import { seedSale } from '#tests/support/seed/sale.ts'
import { leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const report = (query: object = {}) => shop.as(noa).call('GET /api/sales/report', { query: { ...query } })

beforeEach(async () => {
  await seedSales(shop.shop.db)
})

test('counts what is paid and not cancelled, and compares it with as many days before', async () => {
  const reported = await report()
  expect(reported.period).toEqual({ from: '2026-10-22', to: '2026-11-20' })
  expect(reported.previousPeriod).toEqual({ from: '2026-09-22', to: '2026-10-21' })
  expect(reported).toMatchObject({
    totalSales: 2160.5 + 1999 + 200,
    totalOrders: 3,
    averageOrderValue: 1453.17,
    salesGrowth: 2796.7,
    ordersGrowth: 200,
    aovGrowth: 865.6,
  })
  expect(reported.data).toMatchObject({ totalSales: 4359.5, totalOrders: 3 })
})

test('sets what was placed against the visits, quote requests and what was given up included', async () => {
  const { db } = shop.shop
  await seedSale(db, { kind: 'quote', placedAt: '2026-11-20T21:00:00Z' })
  await db.insert(visits).values([
    { day: '2026-11-20', device: 'mobile', count: 70 },
    { day: '2026-10-22', device: 'desktop', count: 30 },
    { day: '2026-10-21', device: 'desktop', count: 10 },
  ])
  const { conversionRate, conversionGrowth } = await report()
  // Seven placed of 100 visits, against one of ten.
  expect({ conversionRate, conversionGrowth }).toEqual({ conversionRate: 7, conversionGrowth: -30 })
})

test('says what could not be measured', async () => {
  const reported = await report({ dateRange: 'custom', startDate: '2020-01-01', endDate: '2020-01-31' })
  expect(reported).toMatchObject({
    totalSales: 0,
    totalOrders: 0,
    averageOrderValue: null,
    conversionRate: null,
    salesGrowth: null,
    ordersGrowth: null,
    aovGrowth: null,
    conversionGrowth: null,
    topProducts: [],
    categoryPerformance: [],
    topCustomers: [],
    newAndReturning: [],
    salesByPaymentMethod: [],
    salesByDevice: [],
  })
  expect(reported.salesOverTime).toHaveLength(31)
})

test.each([
  ['nobody', nobody, 401],
  ['a customer', leilani, 403],
  ['a seller', makana, 403],
])('%s reads no report and exports none', async (_who, person, status) => {
  await expect(shop.as(person).call('GET /api/sales/report')).rejects.toMatchObject({ status })
  await expect(shop.as(person).call('GET /api/sales/export')).rejects.toMatchObject({ status })
})

test.each([
  [{ dateRange: 'custom' }, 'Start Date is required'],
  [{ dateRange: 'custom', startDate: '2026-11-01' }, 'End Date is required'],
  [
    { dateRange: 'custom', startDate: '2026-11-02', endDate: '2026-11-01' },
    'End Date must not be before Start Date',
  ],
  [
    { dateRange: 'custom', startDate: '1990-01-01', endDate: '2026-11-01' },
    'Choose a range of at most 10 years',
  ],
  [{ dateRange: 'custom', startDate: '2026-02-30', endDate: '2026-11-01' }, 'Enter a date'],
])('%j is told "%s"', async (query, message) => {
  await expect(report(query)).rejects.toMatchObject({ status: 400, message })
})

test('days beside another range are not read', async () => {
  const { period } = await report({
    dateRange: 'yesterday',
    startDate: '2020-01-01',
    endDate: '2019-01-01',
  })
  expect(period).toEqual({ from: '2026-11-19', to: '2026-11-19' })
})
