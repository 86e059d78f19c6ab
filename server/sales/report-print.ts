import { changeText, figureText } from '#domain/sales/figure-text.ts'
import { print } from '#server/documents/press.ts'
import type { ReportSheet, SheetCell } from './report-sheets.ts'

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
  }))
  return print({ paper: 'report', report: { title, storeName, facts, tables } })
}

function printed({ kind, value }: SheetCell): string {
  if (kind !== 'change') return figureText(kind, value)
  return changeText(value === null ? null : Number(value))
}
