import { type ImportColumn, columnsOfRows } from '#domain/products/import/import-columns.ts'
import { wordsIn } from '#domain/products/import/word-list.ts'
import type { ManagedStored } from '../managed-queries.ts'
import type { Fault } from './fault.ts'
import type { ImportContext, ExistingProducts } from './import-context.ts'
import type { ImportRow, RowGroup } from './import-rows.ts'
import { categoriesNamed, categoryNamed, type Named } from './named-in-cells.ts'
import { dollarsCell, poundsOf } from './product-cells.ts'
import { type ReadVariants, readVariants } from './read-variants.ts'

/** What the rows of a product say, as its form would send it, and where they say it. */
export type FormOfRows = {
  form: Record<string, unknown>
  shared: SharedCells
  variants: ReadVariants | undefined
  faults: Fault[]
}

const flags = ['isOnSale', 'isNewArrival', 'isBestSeller', 'isArchived', 'variant_default'] as const

const texts = ['modelUrl', 'dimensions', 'isOnSale', 'isNewArrival', 'isBestSeller'] as const
const details = ['care', 'assembly', 'leadTime', 'style'] as const

const lists = { materials: ',', colors: ',', features: '\n' } as const

/** Reads rows of one product into what its form would send; `before` is what the shop has of it. */
export function formOfRows(
  group: RowGroup,
  before: ManagedStored | undefined,
  context: Pick<ImportContext, 'columns'>,
  existing: ExistingProducts,
): FormOfRows {
  const { productCode } = group
  const { rows, columns } = withOwnModels(group.rows, context.columns)
  const { shared, faults } = sharedCells(rows)
  faults.push(...ownFaults(rows))
  const text = (column: ImportColumn) => shared.get(column)?.text ?? ''
  const input = <T>(column: ImportColumn, read: (cell: string) => T) =>
    columns.has(column) ? read(text(column)) : undefined
  const resolve = <T>(column: ImportColumn, { found, fault }: Named<T>): T | undefined => {
    const row = shared.get(column)?.row
    if (fault !== undefined && row) faults.push({ row, column, message: fault })
    return found
  }

  const form: Record<string, unknown> = {
    productCode,
    name: text('name'),
    description: text('description'),
    price: text('price'),
    salePrice: input('salePrice', (cell) => cell) ?? dollarsCell(before?.salePrice),
    costPrice: input('costPrice', (cell) => cell),
    guidePrice: guidePriceOf((column) => input(column, String), before),
    category: text('category') === '' ? '' : resolve('category', categoryNamed(text('category'), existing)),
    categories: input('categories', (cell) => resolve('categories', categoriesNamed(cell, existing))),
  }
  for (const column of texts) form[column] = input(column, (cell) => cell)
  form.weight = input('weight', poundsOf)
  for (const [column, between] of Object.entries(lists) as [keyof typeof lists, ',' | '\n'][])
    form[column] = input(column, (cell) => wordsIn(cell, between))
  if (details.some((column) => columns.has(column)))
    form.details = {
      ...before?.details,
      ...Object.fromEntries(details.flatMap((column) => input(column, (cell) => [[column, cell]]) ?? [])),
    }
  const variants = readStock(form, rows, before, faults)
  if (columns.has('availability')) form.variantAvailability = availabilityOf(rows, variants, before)
  if (variants && columns.has('variant_modelUrl')) form.variantModels = modelsOf(variants, before)
  return { form, shared, variants, faults }
}

/** Without its column an end stays; two empty ends take the guide price away. */
function guidePriceOf(
  textOf: (column: ImportColumn) => string | undefined,
  before: ManagedStored | undefined,
) {
  const [from, to] = [textOf('guidePriceFrom'), textOf('guidePriceTo')]
  if ((from ?? to) === undefined) return undefined
  const ends = [from ?? dollarsCell(before?.guidePrice?.from), to ?? dollarsCell(before?.guidePrice?.to)]
  return ends.some(Boolean) ? { from: ends[0], to: ends[1] } : null
}

/** What is wrong with a row whatever the others say. */
function ownFaults(rows: readonly ImportRow[]): Fault[] {
  return rows.flatMap((row) => [
    ...(row.fault === undefined ? [] : [{ row, message: row.fault }]),
    ...flags
      .filter((column) => !/^(?:true|false)?$/i.test(row.cells[column]?.trim() ?? ''))
      .map((column) => ({ row, column, message: `${column} must be TRUE or FALSE` })),
  ])
}

/** Stock of the product, or of its combinations where the rows name them. */
function readStock(
  form: Record<string, unknown>,
  rows: readonly ImportRow[],
  before: ManagedStored | undefined,
  faults: Fault[],
): ReadVariants | undefined {
  const [first, ...others] = rows
  const existing = before?.variants ?? []
  if (rows.some(({ cells }) => cells.variant_name !== undefined)) {
    const read = readVariants(rows, existing)
    faults.push(...read.faults)
    form.variants = read.variants
    form.variantStock = Object.fromEntries(
      [...read.rowByKey].map(([key, { cells }]) => [key, cells.stock ?? '']),
    )
    return read
  }
  for (const row of others)
    faults.push({
      row,
      column: 'variant_name',
      message: `Row ${first?.row} has the same productCode: each needs its variant_name`,
    })
  if (existing.length === 0) form.stock = first?.cells.stock ?? ''
  else {
    form.variants = existing.map(({ name, options }) => ({ name, options: options.map(inDollars) }))
    if (first?.cells.stock !== undefined)
      faults.push({
        row: first,
        column: 'stock',
        message: 'The stock of this product is counted by variant: name them in variant_name, a row each',
      })
  }
  return undefined
}

function inDollars(option: ManagedStored['variants'][number]['options'][number]) {
  return { ...option, priceDifference: option.priceDifference / 100 }
}

/**
 * Files without `variant_modelUrl` may say in `modelUrl` which model each variant has: where the rows of a product
 * differ in it, it is their own.
 */
function withOwnModels(
  rows: readonly ImportRow[],
  columns: ReadonlySet<ImportColumn>,
): { rows: readonly ImportRow[]; columns: ReadonlySet<ImportColumn> } {
  const isOfVariants = rows.length > 1 && rows.every(({ cells }) => cells.variant_name !== undefined)
  const different = new Set(rows.map(({ cells }) => cells.modelUrl?.trim()))
  if (columns.has('variant_modelUrl') || !isOfVariants || different.size < 2) return { rows, columns }
  const own = rows.map(({ cells: { modelUrl, ...cells }, ...row }) => ({
    ...row,
    cells: { ...cells, ...(modelUrl !== undefined && { variant_modelUrl: modelUrl }) },
  }))
  const moved = new Set([...columns, 'variant_modelUrl' as const])
  moved.delete('modelUrl')
  return { rows: own, columns: moved }
}

/** Variant key → the address of its own 3D model; of combinations that the file does not name, as before. */
function modelsOf({ rowByKey }: ReadVariants, before: ManagedStored | undefined): Record<string, string> {
  const named = [...rowByKey].map(([key, { cells }]) => [key, cells.variant_modelUrl ?? ''])
  return { ...before?.variantModels, ...Object.fromEntries(named) }
}

/** Variant key → how it can be had; an empty cell means stocked, and what the file does not name stays as before. */
function availabilityOf(
  [first]: readonly ImportRow[],
  variants: ReadVariants | undefined,
  before: ManagedStored | undefined,
): Record<string, unknown> {
  const rowByKey =
    variants?.rowByKey ?? new Map(before?.variants.length || !first ? [] : [['default', first]])
  const named = [...rowByKey].map(([key, { cells }]) => [key, standingIn(cells)])
  return { ...before?.variantAvailability, ...Object.fromEntries(named) }
}

function standingIn({ availability = 'stocked', weeks }: ImportRow['cells']) {
  return { availability: availability.trim().toLowerCase(), leadWeeks: weeks ? Number(weeks) : null }
}

/** What the rows of a product say of it as a whole: each column once, with the row that says it. */
type SharedCells = ReadonlyMap<ImportColumn, { text: string; row: ImportRow }>

/** Gathers what is said of a product as a whole. A row may leave it to another row, but not gainsay it. */
function sharedCells(rows: readonly ImportRow[]): { shared: SharedCells; faults: Fault[] } {
  const shared = new Map<ImportColumn, { text: string; row: ImportRow }>()
  const faults: Fault[] = []
  for (const row of rows) {
    for (const [column, text] of cellsOf(row)) {
      const first = shared.get(column)
      if (!first) shared.set(column, { text, row })
      else if (first.text.trim() !== text.trim()) faults.push(clash(column, row, first.row))
    }
  }
  return { shared, faults }
}

function cellsOf({ cells }: ImportRow): [ImportColumn, string][] {
  const ofRow: readonly ImportColumn[] = columnsOfRows
  return (Object.entries(cells) as [ImportColumn, string][]).filter(([column]) => !ofRow.includes(column))
}

function clash(column: ImportColumn, row: ImportRow, first: ImportRow): Fault {
  return { row, column, message: `${column} differs from row ${first.row}, which has the same productCode` }
}
