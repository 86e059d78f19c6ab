import writeWorkbook, { type CellObject, type SheetData } from 'write-excel-file/node'
import { disarmed } from '#kit/core/csv.ts'
import { plainValue } from './report-csv.ts'
import type { ReportSheet, SheetCell } from './report-sheets.ts'

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

/** A report as an Excel workbook, a sheet for each table; its facts stand over the first. */
export function reportWorkbook(facts: string[][], sheets: readonly ReportSheet[]): Promise<Buffer> {
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
