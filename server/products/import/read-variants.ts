import { withOptionIds } from '#domain/products/option-id.ts'
import type { Variant } from '#domain/products/variant-key.ts'
import { besideOptions, type NamedOption, namedOptions } from '#domain/products/import/variant-words.ts'
import type { Fault } from './fault.ts'
import type { ImportRow } from './import-rows.ts'
import { draftOption, draftsOf, markDefaults, type NamedPart } from './variant-drafts.ts'

/** What the one variant of a product is called where a file names only its options. */
const PLAIN_VARIANT = 'Color'

/** Variants with the differences of their prices in dollars, as a form sends them. */
export type ReadVariants = {
  variants: {
    name: string
    options: { id: string; name: string; priceDifference: number; default: boolean }[]
  }[]
  /** The row that first names an option, by the places of its variant and of itself. */
  rowOf(variant: number, option: number): ImportRow | undefined
  /** Variant key → the row of that combination. */
  rowByKey: Map<string, ImportRow>
  faults: Fault[]
}

/**
 * Reads the variants that the rows of a product name. Options that it has and the file does not name stay: nothing
 * is taken away by leaving it out.
 */
export function readVariants(rows: readonly ImportRow[], existing: readonly Variant[]): ReadVariants {
  const names = existing.length > 0 ? existing.map(({ name }) => name) : namesIn(rows[0])
  const drafts = draftsOf(names, existing)
  const faults: Fault[] = []
  const placesByRow = new Map<ImportRow, number[]>()
  for (const row of rows) {
    const parts = partsOf(row, names, faults)
    if (parts)
      placesByRow.set(
        row,
        parts.map((part) => draftOption(drafts, part, row, faults)),
      )
  }
  markDefaults(drafts, placesByRow, faults)
  const variants = withOptionIds(drafts, existing)
  return {
    variants,
    rowOf: (variant, option) => drafts[variant]?.options[option]?.row,
    rowByKey: byKey(placesByRow, variants, faults),
    faults,
  }
}

function namesIn(row: ImportRow | undefined): string[] {
  return namedOptions(row?.cells.variant_name ?? '').map(({ variant }) => variant ?? PLAIN_VARIANT)
}

/** The options that a row names, in the order of the variants. */
function partsOf(row: ImportRow, names: readonly string[], faults: Fault[]): NamedPart[] | undefined {
  const { variant_name: cell, variant_option_ids: ids, variant_price_difference: differences } = row.cells
  const refuse = (column: Fault['column'], message: string) => void faults.push({ row, column, message })
  if (cell === undefined)
    return refuse('variant_name', 'variant_name is required in every row of a product with variants')
  const named = namedOptions(cell)
  const places = named.map((part) => placeOf(part, names))
  if (named.length !== names.length || new Set(places).size !== names.length || places.includes(-1))
    return refuse('variant_name', `variant_name must name one option of each: ${names.join(', ')}`)
  const beside = { ids: ids && besideOptions(ids), differences: differences && besideOptions(differences) }
  if (beside.ids && beside.ids.length !== named.length)
    return refuse('variant_option_ids', 'variant_option_ids must have one entry for each option')
  if (beside.differences && beside.differences.length !== named.length)
    return refuse('variant_price_difference', 'variant_price_difference must have one entry for each option')
  return named
    .map(({ option }, at) => ({
      variant: places[at] ?? 0,
      option,
      id: beside.ids?.[at] || undefined,
      difference: beside.differences?.[at] || undefined,
    }))
    .toSorted((a, b) => a.variant - b.variant)
}

/** A cell that names only an option means the one variant there is. */
function placeOf({ variant }: NamedOption, names: readonly string[]): number {
  if (variant === undefined) return names.length === 1 ? 0 : -1
  return names.findIndex((name) => name.toLowerCase() === variant.toLowerCase())
}

function byKey(
  placesByRow: ReadonlyMap<ImportRow, number[]>,
  variants: ReadVariants['variants'],
  faults: Fault[],
): Map<string, ImportRow> {
  const rows = new Map<string, ImportRow>()
  for (const [row, places] of placesByRow) {
    const key = places.map((option, variant) => variants[variant]?.options[option]?.id).join('-')
    const first = rows.get(key)
    if (!first) rows.set(key, row)
    else if (!faults.some((fault) => fault.row === row))
      faults.push({ row, column: 'variant_name', message: `Row ${first.row} has the same variant_name` })
  }
  return rows
}
