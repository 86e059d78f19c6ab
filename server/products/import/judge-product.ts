import { ownOf } from '#kit/core/own-of.ts'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { ProductForm } from '#contract/product-form.ts'
import { Problem } from '#contract/problems.ts'
import type { ProductState } from '#domain/products/product-state.ts'
import { withOptionIds } from '#domain/products/option-id.ts'
import { MAX_COMBINATIONS } from '#domain/products/variant-faults.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import type { ManagedStored } from '../managed-queries.ts'
import { placeImages } from '../place-images.ts'
import { type ProductFields, productFields } from '../product-fields.ts'
import { productDifference, type StoredProduct } from '../queries.ts'
import type { Fault } from './fault.ts'
import { type FormOfRows, formOfRows } from './form-of-rows.ts'
import type { ImportContext, ExistingProducts } from './import-context.ts'
import type { RowGroup, ImportRow } from './import-rows.ts'
import { picturesNamed } from './named-in-cells.ts'
import { storedAfter } from './stored-after.ts'
import { type ImportColumn, importColumns } from '#domain/products/import/import-columns.ts'

const names: ReadonlySet<string> = new Set(importColumns)

const columnOfOption: Record<string, ImportColumn> = {
  id: 'variant_option_ids',
  priceDifference: 'variant_price_difference',
}

const columnOfVariant: Record<string, ImportColumn> = {
  variantStock: 'stock',
  variantAvailability: 'availability',
  variantModels: 'variant_modelUrl',
}

const TOO_MANY_ROWS = `Use at most ${MAX_COMBINATIONS} rows with the same productCode`

/** What is to become of a product of the file. */
export type Verdict = { group: RowGroup } & (
  | { is: 'refused'; faults: Fault[] }
  | { is: 'unchanged'; before: ManagedStored }
  | { is: 'created'; after: StoredProduct }
  | { is: 'changed'; before: ManagedStored; after: StoredProduct }
)

/** Judges one product of the file by the rules of its form, against what the shop has of it. Writes nothing. */
export function judgeProduct(group: RowGroup, context: ImportContext, existing: ExistingProducts): Verdict {
  const oneTooMany = group.rows[MAX_COMBINATIONS]
  if (oneTooMany) return { group, is: 'refused', faults: [{ row: oneTooMany, message: TOO_MANY_ROWS }] }
  const before = existing.products.get(group.productCode)
  const read = formOfRows(group, before, context, existing)
  const faults = [...read.faults]
  const fields = fieldsOf(read, group, context, before, faults)
  const pictures = picturesOf(read, context, existing, before, faults)
  if (!fields || faults.length > 0) return { group, is: 'refused', faults: inOrder(faults) }

  const stock = stockOf(fields, before)
  const state = stateOf(read, context, before)
  const after = storedAfter(fields, { before, pictures, stock, state })
  if (!before) return { group, is: 'created', after }
  const isSame = productDifference(before, after).isNothing
  return isSame ? { group, is: 'unchanged', before } : { group, is: 'changed', before, after }
}

/** What the form says, or nothing and the faults that it has. */
function fieldsOf(
  read: FormOfRows,
  { rows: [first] }: RowGroup,
  { actor, places }: ImportContext,
  before: ManagedStored | undefined,
  faults: Fault[],
): ProductFields | undefined {
  if (!first) return undefined
  const refuse = (path: string, message: string) => {
    const fault = placeOfFault(path, message, read, first)
    if (!isSaid(fault, read, faults)) faults.push(fault)
  }
  const { data, error } = ProductForm.safeParse(read.form)
  for (const issue of error?.issues ?? []) {
    const path = issue.path.join('.')
    // Variants that cannot be read look to the form as if there were none.
    if (path !== 'stock' || read.form.variants === undefined) refuse(path, wordsOf(issue))
  }
  if (!data || faults.length > 0) return undefined
  try {
    return stored(productFields(data, { keeper: actor, before, models: [], places }), before)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    for (const [path, message] of Object.entries(error.fields ?? {})) refuse(path, message)
    return undefined
  }
}

/** What the shop does not have, and what cannot be read, is missing from the form, which says so once more. */
function isSaid({ row, column }: Fault, { variants }: FormOfRows, faults: readonly Fault[]): boolean {
  if (column?.startsWith('variant_') && variants && variants.faults.length > 0) return true
  if (row.fault?.startsWith(`${column}:`)) return true
  return faults.some((fault) => fault.row === row && fault.column === column)
}

/** A required text that is too long is not missing. */
function wordsOf(issue: z.core.$ZodIssue): string {
  const isTooLong = issue.code === 'too_big' && issue.origin === 'string'
  return isTooLong ? `Use at most ${issue.maximum} characters` : issue.message
}

/** Variants that differ only in what is written of every product, such as a default where there was none, stay. */
function stored(fields: ProductFields, before: ManagedStored | undefined): ProductFields {
  if (!before || !isDeepStrictEqual(fields.variants, withOptionIds(before.variants, before.variants)))
    return fields
  return { ...fields, variants: before.variants, row: { ...fields.row, variants: before.variants } }
}

function picturesOf(
  { form, shared }: FormOfRows,
  { places }: ImportContext,
  existing: ExistingProducts,
  before: ManagedStored | undefined,
  faults: Fault[],
): ProductPicture[] {
  const cell = shared.get('images')
  if (!cell) return before?.pictures ?? []
  const { found, fault } = picturesNamed(cell.text, places.origin, existing)
  const refuse = (message: string) => void faults.push({ row: cell.row, column: 'images', message })
  if (found === undefined) {
    refuse(fault)
    return []
  }
  const own = before?.pictures ?? []
  if (isDeepStrictEqual(found.map(keyOf), own.map(keyOf))) return own
  try {
    return placeImages({
      name: String(form.name),
      existingImages: found.map(({ key }) => `/${key}`),
      added: [],
      before: [...own, ...found.map((picture) => ({ ...picture, alt: '' }))],
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    refuse(error.message)
    return []
  }
}

function keyOf({ key }: { key: string }): string {
  return key
}

/** Variant key → units from now on, of every combination there is. */
function stockOf(
  { variants, stock }: ProductFields,
  before: ManagedStored | undefined,
): Record<string, number> {
  const keys = allVariantKeys(variants)
  return Object.fromEntries(
    keys.map((key) => [key, ownOf(stock, key) ?? ownOf(before?.variantStock ?? {}, key) ?? 0]),
  )
}

/** An empty cell of `isArchived` means FALSE, as with the other flags; FALSE leaves a draft a draft. */
function stateOf(
  { shared }: FormOfRows,
  { columns, asDrafts }: ImportContext,
  before: ManagedStored | undefined,
): ProductState {
  const state = before?.state ?? (asDrafts ? 'draft' : 'live')
  if (!columns.has('isArchived')) return state
  if (shared.get('isArchived')?.text.trim().toLowerCase() === 'true') return 'archived'
  return state === 'archived' ? 'live' : state
}

function inOrder(faults: Fault[]): Fault[] {
  return faults.toSorted((a, b) => a.row.row - b.row.row)
}

/** A fault of the form where its file has it: `variantStock.oak` is the stock in the row of that combination. */
function placeOfFault(
  path: string,
  message: string,
  { shared, variants }: Pick<FormOfRows, 'shared' | 'variants'>,
  first: ImportRow,
): Fault {
  const [field = '', key = '', , place, part = ''] = path.split('.')
  const ofVariant = path.endsWith('.leadWeeks') ? 'weeks' : columnOfVariant[field]
  if (ofVariant) return { row: variants?.rowByKey.get(key) ?? first, column: ofVariant, message }
  switch (field) {
    case 'variants': {
      const row = place === undefined ? first : (variants?.rowOf(Number(key), Number(place)) ?? first)
      return { row, column: columnOfOption[part] ?? 'variant_name', message }
    }
    case 'guidePrice': {
      const column = key === 'to' ? 'guidePriceTo' : 'guidePriceFrom'
      return { row: shared.get(column)?.row ?? first, column, message }
    }
    default: {
      const column = [field, key].find((name): name is ImportColumn => names.has(name))
      return { row: (column && shared.get(column)?.row) ?? first, column, message }
    }
  }
}
