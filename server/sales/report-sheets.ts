import type { SalesReport, SalesReportQuery } from '#contract/sales.ts'
import type { FigureKind } from '#domain/sales/figure-text.ts'
import type { ReportType } from '#domain/sales/report-choice.ts'
import {
  categoryColumns,
  customerColumns,
  customerKindColumns,
  deviceColumns,
  methodColumns,
  productColumns,
  type SalesColumn,
  timeColumns,
} from '#domain/sales/sales-columns.ts'

/** One figure or text of a table; money in cents. */
export type SheetCell = { kind: FigureKind | 'change'; value: string | number | null }
export type ReportSheet = { title: string; heads: SheetHead[]; rows: SheetCell[][] }
type SheetHead = { head: string; kind: SheetCell['kind'] | 'mixed' }

/** The table that is also drawn, as bars. */
export const OVER_TIME = 'Sales over time'

/** The tables that the screen shows for the same question: the summary, and those of one view or of all. */
export function reportSheets(report: SalesReport, { reportType }: SalesReportQuery): ReportSheet[] {
  const views = Object.entries(viewSheets).filter(([view]) => reportType === undefined || view === reportType)
  return [summarySheet(report), ...views.flatMap(([, sheets]) => sheets(report))]
}

const viewSheets: Record<ReportType, (report: SalesReport) => ReportSheet[]> = {
  sales: ({ salesOverTime, salesByPaymentMethod, salesByDevice }) => [
    sheetOf(OVER_TIME, timeColumns, salesOverTime),
    sheetOf('Sales by payment method', methodColumns, salesByPaymentMethod),
    sheetOf('Sales by device', deviceColumns, salesByDevice),
  ],
  products: ({ topProducts }) => [sheetOf('Top products', productColumns, topProducts)],
  categories: ({ categoryPerformance }) => [
    sheetOf('Category performance', categoryColumns, categoryPerformance),
  ],
  customers: ({ topCustomers, newAndReturning }) => [
    sheetOf('Top customers', customerColumns, topCustomers),
    sheetOf('New and returning customers', customerKindColumns, newAndReturning),
  ],
}

function summarySheet(report: SalesReport): ReportSheet {
  const row = (name: string, kind: FigureKind, value: number | null, change: number | null): SheetCell[] => [
    { kind: 'text', value: name },
    { kind, value },
    { kind: 'change', value: change },
  ]
  return {
    title: 'Summary',
    heads: [
      { head: 'Figure', kind: 'text' },
      { head: 'Value', kind: 'mixed' },
      { head: 'Growth', kind: 'change' },
    ],
    rows: [
      row('Total Sales', 'money', report.totalSales, report.salesGrowth),
      row('Orders', 'count', report.totalOrders, report.ordersGrowth),
      row('Average Order Value', 'money', report.averageOrderValue, report.aovGrowth),
      row('Conversion Rate', 'percent', report.conversionRate, report.conversionGrowth),
    ],
  }
}

function sheetOf<Row>(title: string, columns: SalesColumn<Row>[], rows: readonly Row[]): ReportSheet {
  return {
    title,
    heads: columns.map(({ head, kind }) => ({ head, kind })),
    rows: rows.map((row) => columns.map(({ kind, of }) => ({ kind, value: of(row) }))),
  }
}
