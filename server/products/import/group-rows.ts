import type { ImportRow, RowGroup } from './import-rows.ts'

/** Rows that share a productCode, wherever in the file they stand; a row without one stands alone. */
export function groupRows(rows: readonly ImportRow[]): RowGroup[] {
  const groups = new Map<string | ImportRow, RowGroup>()
  for (const row of rows) {
    const productCode = row.cells.productCode?.trim() ?? ''
    const key = productCode === '' ? row : productCode
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { productCode, rows: [row] })
  }
  return [...groups.values()]
}
