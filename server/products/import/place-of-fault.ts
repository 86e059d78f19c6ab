import { type ImportColumn, importColumns } from '#domain/products/import/import-columns.ts'
import type { Fault } from './fault.ts'
import type { FormOfRows } from './form-of-rows.ts'
import type { ImportRow } from './import-rows.ts'

const names: ReadonlySet<string> = new Set(importColumns)

const columnOfOption: Record<string, ImportColumn> = {
  id: 'variant_option_ids',
  priceDifference: 'variant_price_difference',
}

/** A fault of the form where its file has it: `variantStock.oak` is the stock in the row of that combination. */
export function placeOfFault(
  path: string,
  message: string,
  { shared, variants }: Pick<FormOfRows, 'shared' | 'variants'>,
  first: ImportRow,
): Fault {
  const [field = '', key = '', , place, part = ''] = path.split('.')
  switch (field) {
    case 'variantStock':
      return { row: variants?.rowByKey.get(key) ?? first, column: 'stock', message }
    case 'variantModels':
      return { row: variants?.rowByKey.get(key) ?? first, column: 'variant_modelUrl', message }
    case 'variants': {
      const row = place === undefined ? first : (variants?.rowOf(Number(key), Number(place)) ?? first)
      return { row, column: columnOfOption[part] ?? 'variant_name', message }
    }
    default: {
      const column = [field, key].find((name): name is ImportColumn => names.has(name))
      return { row: (column && shared.get(column)?.row) ?? first, column, message }
    }
  }
}
