import { currentSettings } from '#server/settings/current-settings.ts'
import type { SalesExportQuery, SalesReport } from '#contract/sales.ts'
import type { z } from 'zod'
import type { ExportFormat } from '#domain/sales/report-choice.ts'
import { dateRangeLabels } from '#domain/sales/sales-period.ts'
import { timeStepLabel } from '#domain/sales/time-steps.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import type { World } from '#server/world.ts'
import { readReport } from './read-report.ts'
import { type ReportSheet, reportSheets, OVER_TIME, type SheetCell } from './report-sheets.ts'
import { changeText, figureText } from '#domain/sales/figure-text.ts'
import { print } from '#server/documents/press.ts'
import type { PrintedChart } from '#server/documents/report-chart.ts'
import writeWorkbook, { type CellObject, type SheetData } from 'write-excel-file/node'
import { disarmed, type CsvCell, csvText } from '#kit/core/csv.ts'
import { NOT_MEASURED } from '#domain/sales/sales-figures.ts'

/** What a bare number counts. */
const units: Record<ReportSheet['heads'][number]['kind'], string> = {
  text: '',
  count: '',
  money: ' (USD)',
  percent: ' (%)',
  change: ' (%)',
  mixed: ' (USD, number or %)',
}

const LONGEST_SHEET_NAME = 31

const TEXT_WIDTH = 30

const FIGURE_WIDTH = 18

/** How Excel shows the numbers; they stay numbers. */
const formats: Record<Exclude<SheetCell['kind'], 'text'>, string> = {
  money: '$#,##0.00',
  count: '#,##0',
  percent: '0.0"%"',
  change: '+0.0"%";-0.0"%"',
}

/** What the longest figure or head of a kind needs, in points. */
const figureWidths: Record<ReportSheet['heads'][number]['kind'], number | undefined> = {
  text: undefined,
  count: 48,
  money: 76,
  percent: 66,
  change: 66,
  mixed: 80,
}

const TITLE = 'Sales report'

const kinds: Record<ExportFormat, { extension: string; contentType: string }> = {
  csv: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
  excel: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
}

/** The report as a file to be saved, `sales-report-2026-11-20.csv`: what the screen shows for the same question. */
export async function exportReport(
  shop: World,
  query: z.infer<typeof SalesExportQuery>,
): Promise<FileAnswer> {
  const report = await readReport(shop, query)
  const { storeName, timeZone } = (await currentSettings.get(shop)).general
  const about = { storeName, range: dateRangeLabels[query.dateRange], report }
  const bytes = await makeFile[query.format](about, reportSheets(report, query))
  const { extension, contentType } = kinds[query.format]
  const name = `sales-report-${storeDay(shop.clock(), timeZone)}.${extension}`
  return { stream: bytes, headers: privateFileHeaders(name, contentType, bytes.length) }
}

type About = { storeName: string; range: string; report: SalesReport }

const makeFile: Record<ExportFormat, (about: About, sheets: ReportSheet[]) => Buffer | Promise<Buffer>> = {
  csv: (about, sheets) => reportCsv(factsOf(about), sheets),
  excel: (about, sheets) => reportWorkbook(factsOf(about), sheets),
  pdf: ({ storeName, range, report: { period, previousPeriod } }, sheets) =>
    reportOnPaper(
      {
        title: TITLE,
        storeName,
        facts: [`${range}: ${daysText(period)}`, `Compared with ${daysText(previousPeriod)}`],
      },
      sheets,
    ),
}

function factsOf({ storeName, range, report: { period, previousPeriod } }: About): string[][] {
  return [
    [TITLE, storeName],
    [range, period.from, period.to],
    ['Compared with', previousPeriod.from, previousPeriod.to],
  ]
}

function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? timeStepLabel(from) : `${timeStepLabel(from)} – ${timeStepLabel(to)}`
}

/** A report on paper, figures as the screen shows them. */
function reportOnPaper(
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

/** A report as an Excel workbook, a sheet for each table; its facts stand over the first. */
function reportWorkbook(facts: string[][], sheets: readonly ReportSheet[]): Promise<Buffer> {
  const pages = sheets.map((sheet, place) => ({
    sheet: sheet.title.slice(0, LONGEST_SHEET_NAME),
    columns: sheet.heads.map(({ kind }) => ({ width: kind === 'text' ? TEXT_WIDTH : FIGURE_WIDTH })),
    data: [...(place === 0 ? [...facts.map(factRow), []] : []), headRow(sheet), ...sheet.rows.map(cellRow)],
  }))
  return writeWorkbook(pages).toBuffer()
}

function factRow(fact: string[]): SheetData[number] {
  return fact.map((text) => textCell(text))
}

function headRow({ heads }: ReportSheet): SheetData[number] {
  return heads.map(({ head, kind }) => ({
    ...textCell(head),
    fontWeight: 'bold',
    align: kind === 'text' ? 'left' : 'right',
  }))
}

function cellRow(row: SheetCell[]): SheetData[number] {
  return row.map((cell) => {
    const value = plainValue(cell)
    if (typeof value === 'string' || cell.kind === 'text') return textCell(String(value))
    return { type: Number, value, format: formats[cell.kind] }
  })
}

/** A text cell is never a formula; it is disarmed all the same, for whoever saves the sheet as CSV. */
function textCell(text: string): CellObject {
  return { type: String, value: disarmed(text) }
}

/** A report as CSV: its facts, then one table after the other under their titles. */
function reportCsv(facts: CsvCell[][], sheets: readonly ReportSheet[]): Buffer {
  const tables = sheets.flatMap(({ title, heads, rows }) => [
    [],
    [title],
    heads.map(({ head, kind }) => `${head}${units[kind]}`),
    ...rows.map((row) => row.map(plainValue)),
  ])
  return Buffer.from(csvText([...facts, ...tables]))
}

/** Numbers that a program can add up: dollars, counts, per cent. */
function plainValue({ kind, value }: SheetCell): string | number {
  if (value === null) return NOT_MEASURED
  return kind === 'money' ? Number(value) / 100 : value
}
