import { z } from 'zod'
import { decimalMarks } from '#domain/products/import/amounts.ts'
import { delimiters, encodings, importColumns } from '#domain/products/import/import-columns.ts'
import type { Operations } from './endpoint.ts'
import { uploadPart } from '#kit/core/operation/files.ts'
import { flagPart } from '#kit/core/operation/form-parts.ts'

/** As many changes are shown one by one. */
export const MAX_SHOWN_CHANGES = 50

const columnName = z.enum(importColumns)

/** What a row did to its product, in the words of the file. */
const ChangedCell = z.object({
  column: columnName,
  /** The combination of options, for what is said of each; empty for the whole product. */
  variant: z.string(),
  before: z.string(),
  after: z.string(),
})

const ImportChange = z.object({
  productCode: z.string(),
  name: z.string(),
  /** The first row of the product, counted as a spreadsheet does: the header is row 1. */
  row: z.int(),
  kind: z.enum(['created', 'changed']),
  /** None for a new product. */
  cells: z.array(ChangedCell),
})
export type ImportChange = z.infer<typeof ImportChange>

const RefusedRow = z.object({
  row: z.int(),
  /** Where it begins; after a cell of several lines it is more than the row's number. */
  line: z.int(),
  productCode: z.string(),
  reason: z.string(),
  /** Where it lies in the file, in bytes. */
  from: z.int(),
  to: z.int(),
})
export type RefusedRow = z.infer<typeof RefusedRow>

/** How the file was read. */
const Understood = z.object({
  encoding: z.enum(encodings),
  delimiter: z.enum(delimiters),
  decimals: z.enum(decimalMarks),
  /** The first amount that programs write another way: `1.299,00`, read as `1299.00`. */
  amount: z.object({ written: z.string(), read: z.string() }).nullable(),
})
export type Understood = z.infer<typeof Understood>

export const ImportResult = z.object({
  importId: z.uuid(),
  /** Whether it only said what it would do. */
  dryRun: z.boolean(),
  /** Rows that went in; in a dry run, that would. */
  success: z.int(),
  /** Rows that were left out: all rows of each product that has a fault. */
  failed: z.int(),
  /** One for each row with a fault of its own: `Row 7: Price is required`. */
  errors: z.array(z.string()),
  products: z.object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
  }),
  /** Every row that was left out, in the order of the file. */
  refused: z.array(RefusedRow),
  /** The first of them, one by one. */
  changes: z.array(ImportChange),
  /** Columns of the file that mean nothing here. */
  ignoredColumns: z.array(z.string()),
  /** Where the header of the file ends, in bytes. */
  headerEnd: z.int(),
  understood: Understood,
})
export type ImportResult = z.infer<typeof ImportResult>

export const productImportOperations = {
  'POST /api/products/bulk-import': {
    access: 'admin',
    summary: 'Add and change products by a CSV file, or say what that would do',
    body: z.object({ productsFile: uploadPart('productsFile'), dryRun: flagPart, asDrafts: flagPart }),
    reply: ImportResult,
    limit: 'export',
  },
  'GET /api/products/export': {
    access: 'admin',
    summary: 'All products as a CSV file, which the import takes back',
    reply: 'file',
    limit: 'export',
  },
} as const satisfies Operations
