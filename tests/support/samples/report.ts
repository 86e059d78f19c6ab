import { timeStepsOf, timeUnitOf } from '#domain/sales/time-steps.ts'
import type { ShownReport } from '#web/admin/sales/shown-report.ts'

/** A report of last thirty days' sales, as a reply holds it: two orders for $3,000.00. */
export function sampleReport(more: Partial<ShownReport> = {}): ShownReport {
  const period = more.period ?? { from: '2026-10-22', to: '2026-11-20' }
  const fields: Omit<ShownReport, 'success' | 'data'> = {
    period,
    previousPeriod: { from: '2026-09-22', to: '2026-10-21' },
    totalSales: 3000,
    totalOrders: 2,
    averageOrderValue: 1500,
    conversionRate: 2.5,
    salesGrowth: 12.5,
    ordersGrowth: -33.3,
    aovGrowth: 0,
    conversionGrowth: null,
    timeUnit: timeUnitOf(period),
    salesOverTime: timeStepsOf(period).map((at, place) => ({
      at,
      orders: place < 2 ? 1 : 0,
      sales: place < 2 ? 1500 : 0,
    })),
    salesByPaymentMethod: [{ method: 'wire_transfer', orders: 2, sales: 3000, share: 100 }],
    salesByDevice: [{ device: 'mobile', visits: 80, orders: 2, sales: 3000, share: 100 }],
    topProducts: [
      {
        name: 'Cove sofa',
        sku: 'SO-1',
        image: '/pictures/cove-320.webp',
        product: '44444444-4444-4444-8444-444444444444',
        unitsSold: 2,
        revenue: 2900,
        profit: 1200.5,
        conversionRate: null,
      },
    ],
    categoryPerformance: [{ name: 'Sofas', revenue: 2900, orders: 2, averageValue: 1450, share: 100 }],
    topCustomers: [
      {
        name: 'Leilani Akana',
        email: 'leilani@example.com',
        orders: 2,
        totalSpent: 3000,
        averageOrderValue: 1500,
      },
    ],
    newAndReturning: [
      { kind: 'new', customers: 1, orders: 2, sales: 3000, share: 100 },
      { kind: 'returning', customers: 0, orders: 0, sales: 0, share: 0 },
    ],
    ...more,
  }
  return { ...fields, success: true, data: fields }
}
