import { currentSettings } from '#server/settings/current-settings.ts'
import type { SalesReport, SalesReportQuery } from '#contract/sales.ts'
import type { ReportType } from '#domain/sales/report-choice.ts'
import { salesSummary, type SalesFigures } from '#domain/sales/sales-figures.ts'
import { periodBefore, periodOf, type Period } from '#domain/sales/sales-period.ts'
import { timeUnitOf } from '#domain/sales/time-steps.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { buyersByKind, topCustomers } from './buying-customers.ts'
import { categoryPerformance } from './category-performance.ts'
import {
  presentCategories,
  presentCustomers,
  presentDevices,
  presentKinds,
  presentMethods,
  presentProducts,
  presentSteps,
} from './present-report.ts'
import { salesByPart, visitsByDevice } from './sales-by-part.ts'
import { isSold, type StorePeriod } from './sold-orders.ts'
import { topProducts } from './top-products.ts'

type Row = SalesFigures & { name: 'now' | 'before' }

const text = `
  select p.name, sold.sales, sold.orders, asked.placed, came.visits
  from (
    select name, first, last, first::timestamp at time zone $5 as starts, (last + 1)::timestamp at time zone $5 as ends
    from (values ('now', $1::date, $2::date), ('before', $3::date, $4::date)) as named (name, first, last)
  ) as p
  cross join lateral (
    select coalesce(sum(o.total_cents), 0) as sales, count(*) as orders
    from orders o
    where ${isSold} and o.paid_at >= p.starts and o.paid_at < p.ends
  ) as sold
  cross join lateral (
    select count(*) as placed from orders o where o.created_at >= p.starts and o.created_at < p.ends
  ) as asked
  cross join lateral (
    select coalesce(sum(v.count), 0) as visits from visits v where v.day between p.first and p.last
  ) as came`

type Views = Pick<
  SalesReport,
  | 'salesOverTime'
  | 'salesByPaymentMethod'
  | 'salesByDevice'
  | 'topProducts'
  | 'categoryPerformance'
  | 'topCustomers'
  | 'newAndReturning'
>

const noViews: Views = {
  salesOverTime: [],
  salesByPaymentMethod: [],
  salesByDevice: [],
  topProducts: [],
  categoryPerformance: [],
  topCustomers: [],
  newAndReturning: [],
}

/** What was sold in the period asked for, in the store's time zone; money in cents. */
export async function readReport(shop: World, query: SalesReportQuery): Promise<SalesReport> {
  const { timeZone } = (await currentSettings.get(shop)).general
  const period = daysOf(query, storeDay(shop.clock(), timeZone))
  const previousPeriod = periodBefore(period)
  const { now, before } = await periodFigures(shop.reads, period, previousPeriod, timeZone)
  const views = await readViews(shop.reads, { ...period, timeZone }, query.reportType)
  const summary = salesSummary(now, before)
  return { period, previousPeriod, timeUnit: timeUnitOf(period), ...summary, ...noViews, ...views }
}

function daysOf({ dateRange, startDate, endDate }: SalesReportQuery, today: string) {
  return dateRange === 'custom' ? { from: startDate, to: endDate } : periodOf(dateRange, today)
}

const readers: Record<ReportType, (db: Db, period: StorePeriod) => Promise<Partial<Views>>> = {
  sales: readSales,
  products: async (db, period) => ({ topProducts: presentProducts(await topProducts(db, period)) }),
  categories: async (db, period) => ({
    categoryPerformance: presentCategories(await categoryPerformance(db, period)),
  }),
  customers: readCustomers,
}

/** One view, or all of them. */
async function readViews(db: Db, period: StorePeriod, type: ReportType | undefined): Promise<Partial<Views>> {
  if (type !== undefined) return readers[type](db, period)
  const views = await Promise.all(Object.values(readers).map((read) => read(db, period)))
  return Object.assign({}, ...views)
}

async function readSales(db: Db, period: StorePeriod): Promise<Partial<Views>> {
  const parts = await salesByPart(db, period, timeUnitOf(period))
  const visits = await visitsByDevice(db, period)
  return {
    salesOverTime: presentSteps(parts.at, period),
    salesByPaymentMethod: presentMethods(parts.method),
    salesByDevice: presentDevices(parts.device, visits),
  }
}

async function readCustomers(db: Db, period: StorePeriod): Promise<Partial<Views>> {
  const top = await topCustomers(db, period)
  const kinds = await buyersByKind(db, period)
  return { topCustomers: presentCustomers(top), newAndReturning: presentKinds(kinds) }
}

/** What a period and the one before it brought. */
async function periodFigures(
  db: Db,
  period: Period,
  before: Period,
  timeZone: string,
): Promise<Record<Row['name'], SalesFigures>> {
  const values = [period.from, period.to, before.from, before.to, timeZone]
  const rows = await db.rows<Row>({ name: 'sales_period_figures', text, values })
  const [now, earlier] = (['now', 'before'] as const).map((name) => rows.find((row) => row.name === name))
  if (!now || !earlier) throw new Error('A period has no figures')
  return { now, before: earlier }
}
