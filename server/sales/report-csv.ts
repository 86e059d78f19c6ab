import { type CsvCell, csvText } from '#kit/core/csv.ts'
import { NOT_MEASURED } from '#domain/sales/sales-figures.ts'
import type { ReportSheet, SheetCell } from './report-sheets.ts'

/** A report as CSV: its facts, then one table after the other under their titles. */
export function reportCsv(facts: CsvCell[][], sheets: readonly ReportSheet[]): Buffer {
  const tables = sheets.flatMap(({ title, heads, rows }) => [
    [],
    [title],
    heads.map(({ head, kind }) => `${head}${units[kind]}`),
    ...rows.map((row) => row.map(plainValue)),
  ])
  return Buffer.from(csvText([...facts, ...tables]))
}

/** What a bare number counts. */
const units: Record<ReportSheet['heads'][number]['kind'], string> = {
  text: '',
  count: '',
  money: ' (USD)',
  percent: ' (%)',
  change: ' (%)',
  mixed: ' (USD, number or %)',
}

/** Numbers that a program can add up: dollars, counts, per cent. */
export function plainValue({ kind, value }: SheetCell): string | number {
  if (value === null) return NOT_MEASURED
  return kind === 'money' ? Number(value) / 100 : value
}
