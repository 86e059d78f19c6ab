import { changeText, figureText } from '#domain/sales/figure-text.ts'
import { print } from '#server/documents/press.ts'
import type { PrintedChart } from '#server/documents/report-chart.ts'
import { OVER_TIME, type ReportSheet, type SheetCell } from './report-sheets.ts'

/** What the longest figure or head of a kind needs, in points. */
const figureWidths: Record<ReportSheet['heads'][number]['kind'], number | undefined> = {
  text: undefined,
  count: 48,
  money: 76,
  percent: 66,
  change: 66,
  mixed: 80,
}

/** A report on paper, figures as the screen shows them. */
export function reportOnPaper(
  { title, storeName, facts }: { title: string; storeName: string; facts: string[] },
  sheets: readonly ReportSheet[],
): Promise<Buffer> {
  const tables = sheets.map((sheet) => ({
    title: sheet.title,
    columns: sheet.heads.map(({ head, kind }) => ({ head, figureWidth: figureWidths[kind] })),
    rows: sheet.rows.map((row) => row.map(printed)),
    chart: sheet.title === OVER_TIME ? chartOf(sheet) : undefined,
  }))
  return print({ paper: 'report', report: { title, storeName, facts, tables } })
}

/** The money of a table, step by step; none of a single step, or where nothing was sold. */
function chartOf({ heads, rows }: ReportSheet): PrintedChart | undefined {
  const money = heads.findIndex(({ kind }) => kind === 'money')
  const bars = rows.map((row) => Number(row[money]?.value ?? 0))
  const highest = Math.max(0, ...bars)
  if (rows.length < 2 || highest === 0) return undefined
  const stepAt = (place: number) => String(rows.at(place)?.[0]?.value ?? '')
  const peak = `Highest: ${figureText('money', highest)}, ${stepAt(bars.indexOf(highest))}`
  return { bars, peak, first: stepAt(0), last: stepAt(-1) }
}

function printed({ kind, value }: SheetCell): string {
  if (kind !== 'change') return figureText(kind, value)
  return changeText(value === null ? null : Number(value))
}
