import { z } from 'zod'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { exportFormats, reportTypes } from '#domain/sales/report-choice.ts'
import { customRangeFaults, dateRanges, DEFAULT_DATE_RANGE } from '#domain/sales/sales-period.ts'
import { timeUnits } from '#domain/sales/time-steps.ts'
import { deviceKinds } from '#domain/visits/device-kind.ts'
import type { Operations } from './endpoint.ts'
import { calendarDay } from '#kit/core/operation/day.ts'
import { Dollars } from '#kit/core/operation/money.ts'

/** Ten years before it there is a calendar still, for the period that a range is compared with. */
const Day = calendarDay('Enter a date', '0011')

const reportQuery = {
  dateRange: z.enum(dateRanges).default(DEFAULT_DATE_RANGE),
  /** Which view is asked for; without it all four are told. */
  reportType: z.enum(reportTypes).optional(),
  startDate: Day.or(z.literal('')).default(''),
  endDate: Day.or(z.literal('')).default(''),
}

type RangeQuery = { dateRange: (typeof dateRanges)[number]; startDate: string; endDate: string }

/** A custom range names its days; of the others they are not read. */
function namesItsDays({ value, issues }: z.core.ParsePayload<RangeQuery>): void {
  if (value.dateRange !== 'custom') return
  for (const [field, message] of Object.entries(customRangeFaults(value.startDate, value.endDate)))
    issues.push({ code: 'custom', path: [field], message, input: value })
}

export const SalesReportQuery = z.object(reportQuery).check(namesItsDays)
export type SalesReportQuery = z.infer<typeof SalesReportQuery>

export const SalesExportQuery = z
  .object({ ...reportQuery, format: z.enum(exportFormats).default('csv') })
  .check(namesItsDays)

/** In percent, with one decimal; `null` is "Not measured": there is nothing to divide by. */
const Percent = z.number().nullable()
const Days = z.object({ from: z.iso.date(), to: z.iso.date() })
const ordersAndSales = { orders: z.int(), sales: Dollars, share: Percent }

const TopProduct = z.object({
  name: z.string(),
  image: z.string(),
  sku: z.string(),
  unitsSold: z.int(),
  revenue: Dollars,
  /** Revenue less cost; `null` where the cost of a line is not known. */
  profit: Dollars.nullable(),
  /** Orders and quote requests that name it, of the views of its page. */
  conversionRate: Percent,
  /** `null` for a package. */
  product: z.uuid().nullable(),
})

/** Sales are what was paid and not cancelled, on the day it was paid; lists of a view that was not asked for are empty. */
export const SalesReport = z.object({
  period: Days,
  previousPeriod: Days,
  totalSales: Dollars,
  totalOrders: z.int(),
  averageOrderValue: Dollars.nullable(),
  /** Orders and quote requests placed, of all visits. */
  conversionRate: Percent,
  salesGrowth: Percent,
  ordersGrowth: Percent,
  aovGrowth: Percent,
  conversionGrowth: Percent,
  timeUnit: z.enum(timeUnits),
  salesOverTime: z.array(z.object({ at: z.string(), orders: z.int(), sales: Dollars })),
  salesByPaymentMethod: z.array(z.object({ method: z.enum(paymentMethods), ...ordersAndSales })),
  salesByDevice: z.array(
    z.object({ device: z.enum(deviceKinds).nullable(), visits: z.int(), ...ordersAndSales }),
  ),
  topProducts: z.array(TopProduct),
  categoryPerformance: z.array(
    z.object({
      name: z.string(),
      revenue: Dollars,
      orders: z.int(),
      averageValue: Dollars,
      share: Percent,
    }),
  ),
  topCustomers: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      orders: z.int(),
      totalSpent: Dollars,
      averageOrderValue: Dollars,
    }),
  ),
  newAndReturning: z.array(
    z.object({ kind: z.enum(['new', 'returning']), customers: z.int(), ...ordersAndSales }),
  ),
})
export type SalesReport = z.infer<typeof SalesReport>

export const salesOperations = {
  'GET /api/sales/report': {
    access: 'admin',
    summary: 'What was sold in a period, compared with the one just before',
    query: SalesReportQuery,
    reply: SalesReport,
  },
  'GET /api/sales/export': {
    access: 'admin',
    summary: 'The same report as a CSV, Excel or PDF file',
    query: SalesExportQuery,
    reply: 'file',
    limit: 'export',
  },
} as const satisfies Operations
