import type { ImportChange } from '#contract/products-import.ts'
import { importColumns } from '#domain/products/import/import-columns.ts'
import { type ProductCells, productRows } from './product-cells.ts'
import type { Changed, Created } from './write-products.ts'

/** The longest text of a cell that is shown. */
const MAX_SHOWN = 200

/** What becomes of a product, in the words of the file: cell by cell, before and after. */
export function shownChange(verdict: Created | Changed): ImportChange {
  const { group, after } = verdict
  return {
    productCode: after.productCode,
    name: after.name,
    row: group.rows[0]?.row ?? 0,
    kind: verdict.is,
    cells: verdict.is === 'created' ? [] : changedCells(productRows(verdict.before), productRows(after)),
  }
}

function changedCells(before: ProductCells[], after: ProductCells[]): ImportChange['cells'] {
  const rows = byCombination(before)
  const rowsAfter = byCombination(after)
  return [...new Set([...rowsAfter.keys(), ...rows.keys()])].flatMap((key) => {
    const [was = {}, is = {}] = [rows.get(key), rowsAfter.get(key)]
    return importColumns
      .map((column) => ({ column, before: textOf(was[column]), after: textOf(is[column]) }))
      .filter((cell) => cell.before !== cell.after)
      .map((cell) => ({ ...cell, variant: String(is.variant_name ?? was.variant_name ?? '') }))
  })
}

/** By the ids of their options, which stay while names change; what is said of the whole product apart. */
function byCombination(rows: ProductCells[]): Map<string, ProductCells> {
  const whole = new Map<string, ProductCells>()
  for (const row of rows) {
    const { stock, variant_name, variant_option_ids, variant_price_difference, ...rest } = row
    const { variant_default, variant_modelUrl, ...product } = rest
    if (variant_option_ids === undefined) whole.set('', { ...product, stock })
    else {
      if (product.name !== undefined) whole.set('', product)
      const own = { stock, variant_name, variant_price_difference, variant_default, variant_modelUrl }
      whole.set(String(variant_option_ids), own)
    }
  }
  return whole
}

function textOf(cell: string | number | undefined): string {
  const text = String(cell ?? '')
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
