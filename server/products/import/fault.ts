import type { ImportColumn } from '#domain/products/import/import-columns.ts'
import type { ImportRow } from './import-rows.ts'

/** What is wrong with a product, and in which of its rows. */
export type Fault = { row: ImportRow; column?: ImportColumn | undefined; message: string }

/** A fault in words that name its column; most messages of the form name it themselves. */
export function faultWords({ column, message }: Fault): string {
  if (column === undefined || message.toLowerCase().includes(spoken(column))) return message
  return message.includes(column) ? message : `${column}: ${message}`
}

/** `salePrice` → `sale price`, `variant_name` → `variant name`, `categories` → `categor`, which is in both numbers. */
function spoken(column: ImportColumn): string {
  return column
    .replaceAll(/[A-Z]/g, ' $&')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/(?:ies|y|s)$/, '')
}
