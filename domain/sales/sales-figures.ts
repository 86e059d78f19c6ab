/** What a period brought: money in cents; `placed` counts orders and quote requests, whatever became of them. */
export type SalesFigures = { sales: number; orders: number; placed: number; visits: number }

/**
 * The headline figures of a report: money in cents, the others in percent with one decimal. `null` is
 * "Not measured": there is nothing to divide by.
 */
export type SalesSummary = {
  totalSales: number
  totalOrders: number
  averageOrderValue: number | null
  conversionRate: number | null
  salesGrowth: number | null
  ordersGrowth: number | null
  aovGrowth: number | null
  conversionGrowth: number | null
}

export const NOT_MEASURED = 'Not measured'

/** The summary of a period, compared with the one just before. */
export function salesSummary(now: SalesFigures, before: SalesFigures): SalesSummary {
  return {
    totalSales: now.sales,
    totalOrders: now.orders,
    averageOrderValue: averageCents(now.sales, now.orders),
    conversionRate: percentOf(now.placed, now.visits),
    salesGrowth: growth(now.sales, before.sales),
    ordersGrowth: growth(now.orders, before.orders),
    aovGrowth: growth(quotient(now.sales, now.orders), quotient(before.sales, before.orders)),
    conversionGrowth: growth(quotient(now.placed, now.visits), quotient(before.placed, before.visits)),
  }
}

/** The mean of `count` amounts that make `total` cents, in whole cents. */
export function averageCents(total: number, count: number): number | null {
  const mean = quotient(total, count)
  return mean === null ? null : Math.round(mean)
}

/** `part` of `whole` in percent, with one decimal. */
export function percentOf(part: number, whole: number): number | null {
  const share = quotient(part, whole)
  return share === null ? null : inPercent(share)
}

/** How much `now` is above `before`, in percent with one decimal. */
export function growth(now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null
  const change = quotient(now - before, before)
  return change === null ? null : inPercent(change)
}

function quotient(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

function inPercent(share: number): number {
  // Without + 0 a loss too small to show would read "-0".
  return Math.round(share * 1000) / 10 + 0
}
