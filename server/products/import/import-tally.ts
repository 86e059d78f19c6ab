import { type ImportResult, MAX_SHOWN_CHANGES } from '#contract/products-import.ts'
import { faultWords } from './fault.ts'
import type { ImportRow } from './import-rows.ts'
import type { Verdict } from './judge-product.ts'
import { shownChange } from './shown-change.ts'

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
      this.#refused.push({ ...placeOf(row), productCode: group.productCode, reason })
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
