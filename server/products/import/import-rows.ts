import type { Understood } from '#contract/products-import.ts'
import type { ImportColumn } from '#domain/products/import/import-columns.ts'

/** A row of the file, and where it stands. */
export type ImportRow<Column extends string = ImportColumn> = {
  /** As a spreadsheet counts: the header is row 1. */
  row: number
  /** Where it begins; after a cell of several lines it is more than the row's number. */
  line: number
  /** Where it lies in the file, in bytes. */
  from: number
  to: number
  /** The cells that hold something. */
  cells: Partial<Record<Column, string>>
  /** What is wrong with the row whatever its product is. */
  fault?: string | undefined
}

/** The rows of one product. */
export type RowGroup = { productCode: string; rows: ImportRow[] }

/** What is known of a file before its rows are. */
export type FileFacts = {
  /** The columns it has. */
  columns: ImportColumn[]
  /** Names of columns that mean nothing here. */
  ignored: string[]
  /** Where its header ends, in bytes. */
  headerEnd: number
  understood: Understood
}

/** A file that cannot be read at all, in words for people. */
export class UnreadableFile extends Error {
  readonly code: 'validation_failed' | 'too_large'

  constructor(message: string, code: UnreadableFile['code'] = 'validation_failed') {
    super(message)
    this.code = code
  }
}
