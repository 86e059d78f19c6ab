import { type ImportResult, MAX_SHOWN_CHANGES, type ImportChange } from '#contract/products-import.ts'
import { faultWords } from './fault.ts'
import type { ImportRow } from './import-rows.ts'
import type { Verdict } from './judge-product.ts'
import { importColumns } from '#domain/products/import/import-columns.ts'
import { type ProductCells, productRows } from './product-cells.ts'
import type { Changed, Created } from './write-products.ts'
import { shortened } from '#kit/core/cut-text.ts'

/** The longest text of a cell that is shown. */
const MAX_SHOWN = 200

type Refusal = ImportResult['refused'][number]

/** Counts what becomes of the products of a file. Counts are rows, but for those under `products`. */
export class ImportTally {
  readonly products: ImportResult['products'] = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  readonly changes: ImportResult['changes'] = []
  success = 0
  readonly #refused: Refusal[] = []
  readonly #errors: { row: number; words: string }[] = []

  add(verdict: Verdict): void {
    this.products[verdict.is]++
    if (verdict.is === 'refused') this.#refuse(verdict)
    else this.success += verdict.group.rows.length
    const isShown = verdict.is === 'created' || verdict.is === 'changed'
    if (isShown && this.changes.length < MAX_SHOWN_CHANGES) this.changes.push(shownChange(verdict))
  }

  get failed(): number {
    return this.#refused.length
  }

  /** In the order of the file. */
  get refused(): Refusal[] {
    return this.#refused.toSorted((a, b) => a.row - b.row)
  }

  get errors(): string[] {
    return this.#errors.toSorted((a, b) => a.row - b.row).map(({ words }) => words)
  }

  #refuse({ group, faults }: Extract<Verdict, { is: 'refused' }>): void {
    const reasons = Map.groupBy(faults, ({ row }) => row.row)
    const firstFault = faults[0]?.row.row
    for (const row of group.rows) {
      const own = reasons.get(row.row)?.map(faultWords)
      const reason = own?.join('; ') ?? `Left out, because row ${firstFault} of the same product has a fault`
      this.#refused.push({ ...placeOf(row), productCode: textOf(group.productCode), reason })
      if (own) this.#errors.push({ row: row.row, words: `${rowWords(row)}: ${reason}` })
    }
  }
}

function placeOf({ row, line, from, to }: ImportRow) {
  return { row, line, from, to }
}

function rowWords({ row, line }: ImportRow): string {
  return row === line ? `Row ${row}` : `Row ${row} (line ${line})`
}

/** What becomes of a product, in the words of the file: cell by cell, before and after. */
function shownChange(verdict: Created | Changed): ImportChange {
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
  return shortened(String(cell ?? ''), MAX_SHOWN)
}
