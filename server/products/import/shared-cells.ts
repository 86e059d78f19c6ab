import { columnsOfRows, type ImportColumn } from '#domain/products/import/import-columns.ts'
import type { Fault } from './fault.ts'
import type { ImportRow } from './import-rows.ts'

/** What the rows of a product say of it as a whole: each column once, with the row that says it. */
export type SharedCells = ReadonlyMap<ImportColumn, { text: string; row: ImportRow }>

/** Gathers what is said of a product as a whole. A row may leave it to another row, but not gainsay it. */
export function sharedCells(rows: readonly ImportRow[]): { shared: SharedCells; faults: Fault[] } {
  const shared = new Map<ImportColumn, { text: string; row: ImportRow }>()
  const faults: Fault[] = []
  for (const row of rows) {
    for (const [column, text] of cellsOf(row)) {
      const first = shared.get(column)
      if (!first) shared.set(column, { text, row })
      else if (first.text.trim() !== text.trim()) faults.push(clash(column, row, first.row))
    }
  }
  return { shared, faults }
}

function cellsOf({ cells }: ImportRow): [ImportColumn, string][] {
  const ofRow: readonly ImportColumn[] = columnsOfRows
  return (Object.entries(cells) as [ImportColumn, string][]).filter(([column]) => !ofRow.includes(column))
}

function clash(column: ImportColumn, row: ImportRow, first: ImportRow): Fault {
  return { row, column, message: `${column} differs from row ${first.row}, which has the same productCode` }
}
