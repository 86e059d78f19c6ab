import { cutText } from '#kit/core/cut-text.ts'

/** The columns of a file of products, in the order in which the export writes them. */
export const importColumns = [
  'productCode',
  'name',
  'description',
  'category',
  'categories',
  'price',
  'salePrice',
  'costPrice',
  'guidePriceFrom',
  'guidePriceTo',
  'stock',
  'availability',
  'weeks',
  'variant_name',
  'variant_option_ids',
  'variant_price_difference',
  'variant_default',
  'variant_modelUrl',
  'images',
  'modelUrl',
  'dimensions',
  'weight',
  'materials',
  'colors',
  'features',
  'care',
  'assembly',
  'leadTime',
  'style',
  'isOnSale',
  'isNewArrival',
  'isBestSeller',
  'isArchived',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** What a file must have a column for. */
export const requiredColumns = [
  'name',
  'description',
  'productCode',
  'price',
  'category',
  'stock',
] as const satisfies ImportColumn[]

/** Each row of a product says these for itself; all others are said once for the whole product. */
export const columnsOfRows = [
  'stock',
  'availability',
  'weeks',
  'variant_name',
  'variant_option_ids',
  'variant_price_difference',
  'variant_default',
  'variant_modelUrl',
] as const satisfies ImportColumn[]

/** Names the column of a corrected file that says what was wrong; never read. */
export const REASON_COLUMN = 'reason'

/** The most products and variants of one file, a row each. */
export const MAX_IMPORT_ROWS = 10_000

const [MAX_IGNORED, LONGEST_NAME] = [50, 60]

export type ReadHeader<Column extends string = ImportColumn> = {
  /** By the place of the column in the file; undefined for one that means nothing here. */
  columns: (Column | undefined)[]
  /** Names of the first columns that mean nothing here. */
  ignored: string[]
}

/** The columns that a kind of file may have, and those it must. */
export type FileColumns<Column extends string> = { all: readonly Column[]; required: readonly Column[] }

/** Those of a file of products. */
export const productColumns: FileColumns<ImportColumn> = { all: importColumns, required: requiredColumns }

/** What may stand between the cells of a file. */
export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** How a file may be encoded, as decoders call it. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** What stands between the cells: that by which the first line has most columns. */
export function delimiterOf(firstLine: string, { all }: FileColumns<string>): Delimiter {
  const folds = new Set(all.map(folded))
  const columnsBy = (delimiter: Delimiter) =>
    firstLine.split(delimiter).filter((name) => folds.has(folded(name.replaceAll('"', '')))).length
  return delimiters.reduce((best, next) => (columnsBy(next) > columnsBy(best) ? next : best))
}

/** What the columns of a file mean, in whatever case and with or without `_`; or why it cannot be read. */
export function readHeader<Column extends string>(
  header: readonly string[],
  { all, required }: FileColumns<Column>,
): ReadHeader<Column> | { fault: string } {
  const columnByFold = new Map(all.map((column) => [folded(column), column]))
  const columns = header.map((name) => columnByFold.get(folded(name)))
  const fault = missingFault(columns, required) ?? repeatedFault(columns)
  if (fault !== undefined) return { fault }
  const ignored = header.filter(
    (name, at) => columns[at] === undefined && name.trim() !== '' && folded(name) !== REASON_COLUMN,
  )
  return { columns, ignored: shownNames(ignored) }
}

/** Enough of them to see what is meant: a header may be as long as a file. */
function shownNames(names: readonly string[]): string[] {
  const shown = names.slice(0, MAX_IGNORED).map((name) => cutText(name, LONGEST_NAME))
  return names.length > MAX_IGNORED ? [...shown, '…'] : shown
}

function missingFault(columns: readonly unknown[], required: readonly string[]): string | undefined {
  const missing = required.filter((column) => !columns.includes(column))
  if (missing.length === 0) return undefined
  return `Missing required ${missing.length === 1 ? 'column' : 'columns'}: ${missing.join(', ')}`
}

function repeatedFault(columns: readonly (string | undefined)[]): string | undefined {
  const repeated = columns.find((column, at) => column !== undefined && columns.indexOf(column) < at)
  return repeated && `The column ${repeated} stands twice`
}

function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}
