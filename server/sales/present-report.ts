import type { SalesReport } from '#contract/sales.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { averageCents, percentOf } from '#domain/sales/sales-figures.ts'
import type { Period } from '#domain/sales/sales-period.ts'
import { timeStepsOf } from '#domain/sales/time-steps.ts'
import { deviceKinds } from '#domain/visits/device-kind.ts'
import { lineImageOf } from '#domain/products/line-image.ts'
import type { Buyer, BuyersOfKind } from './buying-customers.ts'
import type { SoldCategory } from './category-performance.ts'
import type { SalesByPart, visitsByDevice } from './sales-by-part.ts'
import type { SoldProduct } from './top-products.ts'

const none = { orders: 0, sales: 0 }

/** Every step of the period, the ones without sales too. */
export function presentSteps(sold: SalesByPart['at'], period: Period): SalesReport['salesOverTime'] {
  const existing = new Map(sold.map(({ value, orders, sales }) => [value, { orders, sales }]))
  return timeStepsOf(period).map((at) => ({ at, ...(existing.get(at) ?? none) }))
}

/** The methods that sold something, what brought most first. */
export function presentMethods(sold: SalesByPart['method']): SalesReport['salesByPaymentMethod'] {
  const rows = paymentMethods.flatMap((method) => {
    const { orders, sales } = sold.find(({ value }) => value === method) ?? none
    return orders > 0 ? [{ method, orders, sales }] : []
  })
  return withShares(
    rows.toSorted((a, b) => b.sales - a.sales),
    ({ sales }) => sales,
  )
}

type Visits = Awaited<ReturnType<typeof visitsByDevice>>

/** The devices that came or bought; orders that did not say on what they were placed stand last. */
export function presentDevices(sold: SalesByPart['device'], visits: Visits): SalesReport['salesByDevice'] {
  const rows = [...deviceKinds, null].map((device) => {
    const { orders, sales } = sold.find(({ value }) => value === device) ?? none
    return { device, visits: visits.find((came) => came.device === device)?.visits ?? 0, orders, sales }
  })
  return withShares(
    rows.filter((row) => row.orders > 0 || row.visits > 0),
    ({ sales }) => sales,
  )
}

export function presentProducts(sold: readonly SoldProduct[]): SalesReport['topProducts'] {
  return sold.map(({ picture, cost, placed, views, ...product }) => ({
    ...product,
    image: picture ? lineImageOf(picture) : '',
    profit: cost === null ? null : product.revenue - cost,
    conversionRate: percentOf(placed, views),
  }))
}

export function presentCategories(sold: readonly SoldCategory[]): SalesReport['categoryPerformance'] {
  const rows = sold.map((category) => ({
    ...category,
    averageValue: averageCents(category.revenue, category.orders) ?? 0,
  }))
  return withShares(rows, ({ revenue }) => revenue)
}

export function presentCustomers(buyers: readonly Buyer[]): SalesReport['topCustomers'] {
  return buyers.map((buyer) => ({
    ...buyer,
    averageOrderValue: averageCents(buyer.totalSpent, buyer.orders) ?? 0,
  }))
}

/** New customers first; none at all where nobody bought. */
export function presentKinds(kinds: readonly BuyersOfKind[]): SalesReport['newAndReturning'] {
  if (kinds.length === 0) return []
  const rows = (['new', 'returning'] as const).map(
    (kind) => kinds.find((existing) => existing.kind === kind) ?? { kind, customers: 0, ...none },
  )
  return withShares(rows, ({ sales }) => sales)
}

/** Each row with its part of the sum, in percent. */
function withShares<Row>(rows: Row[], amountOf: (row: Row) => number): (Row & { share: number | null })[] {
  const sum = rows.reduce((total, row) => total + amountOf(row), 0)
  return rows.map((row) => ({ ...row, share: percentOf(amountOf(row), sum) }))
}
