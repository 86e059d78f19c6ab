import { csvText } from '#kit/core/csv.ts'
import type { ImportColumn } from '#domain/products/import/import-columns.ts'

/** A row of a file of products, by its columns. */
export type FileRow = Partial<Record<ImportColumn | 'reason' | 'counted', string | number>>

/** A row that adds a chair; its category has to exist. */
export const chairRow = {
  name: 'Hala chair',
  description: 'A low chair with a woven seat.',
  productCode: 'LN-CHA-900',
  price: '450.00',
  category: 'chair',
  stock: '4',
} as const satisfies FileRow

/** Rows as the CSV that a person would send; a chair where they say nothing else. */
export function productCsv(rows: readonly FileRow[]): string {
  const filled = rows.map((row) => ({ ...chairRow, ...row }))
  const columns = [...new Set(filled.flatMap((row) => Object.keys(row)))]
  return csvText([
    columns,
    ...filled.map((row) => columns.map((column) => row[column as keyof FileRow] ?? '')),
  ])
}

/** One product with a count of it: a file that the import of products and a stocktake take. */
export const countedCsv = productCsv([{ counted: '3' }])

/** Text, or bytes, as a file of a form. */
export function csvFile(content: string | Uint8Array, name = 'products.csv'): File {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  return new File([bytes], name, { type: 'text/csv' })
}
