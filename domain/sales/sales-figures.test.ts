import { expect, test } from 'vitest'
import { averageCents, growth, percentOf, salesSummary } from './sales-figures.ts'

const nothing = { sales: 0, orders: 0, placed: 0, visits: 0 }

test('a period is summed up and compared with the one before', () => {
  const now = { sales: 3_300_01, orders: 3, placed: 4, visits: 160 }
  const before = { sales: 2_200_00, orders: 4, placed: 5, visits: 100 }
  expect(salesSummary(now, before)).toEqual({
    totalSales: 3_300_01,
    totalOrders: 3,
    averageOrderValue: 1_100_00,
    conversionRate: 2.5,
    salesGrowth: 50,
    ordersGrowth: -25,
    aovGrowth: 100,
    conversionGrowth: -50,
  })
})

test('where there is nothing to divide by, nothing was measured', () => {
  expect(salesSummary(nothing, nothing)).toEqual({
    totalSales: 0,
    totalOrders: 0,
    averageOrderValue: null,
    conversionRate: null,
    salesGrowth: null,
    ordersGrowth: null,
    aovGrowth: null,
    conversionGrowth: null,
  })
})

test('a period that sold nothing after one that did has lost all of it, but has no average to compare', () => {
  const { salesGrowth, ordersGrowth, aovGrowth } = salesSummary(nothing, {
    ...nothing,
    sales: 100,
    orders: 1,
  })
  expect({ salesGrowth, ordersGrowth, aovGrowth }).toEqual({
    salesGrowth: -100,
    ordersGrowth: -100,
    aovGrowth: null,
  })
})

test('visits without orders are a rate of nought, and not "not measured"', () => {
  expect(salesSummary({ ...nothing, visits: 9 }, nothing).conversionRate).toBe(0)
})

test.each([
  [100_00, 3, 33_33],
  [200_00, 3, 66_67],
  [1, 2, 1],
])('%i cents in %i orders make %i each', (total, count, each) => {
  expect(averageCents(total, count)).toBe(each)
})

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [0, 5, 0],
  [7, 5, 140],
  [1, 0, null],
])('%i of %i is %d per cent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test('a change too small to show is nought and has no sign', () => {
  expect(Object.is(growth(99_999, 100_000), 0)).toBe(true)
})
