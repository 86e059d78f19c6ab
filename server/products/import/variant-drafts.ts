import type { Variant } from '#domain/products/variant-key.ts'
import type { Fault } from './fault.ts'
import type { ImportRow } from './import-rows.ts'

type DraftOption = {
  id?: string | undefined
  name: string
  /** In dollars. */
  priceDifference: number
  default: boolean
  /** The row that first names it. */
  row?: ImportRow
  /** The row that says what it costs more. */
  pricedBy?: ImportRow
}

/** A variant while the rows of its product are being read. */
export type Draft = { name: string; options: DraftOption[] }

/** An option as a row names it. */
export type NamedPart = {
  variant: number
  option: string
  id: string | undefined
  difference: string | undefined
}

/** What a product has until now, to be added to. */
export function draftsOf(names: readonly string[], existing: readonly Variant[]): Draft[] {
  return names.map((name, at) => ({
    name,
    options: (existing[at]?.options ?? []).map((option) => ({
      ...option,
      priceDifference: option.priceDifference / 100,
    })),
  }))
}

/** Takes up what a row says of an option, and gives the place of that option in its variant. */
export function draftOption(drafts: Draft[], part: NamedPart, row: ImportRow, faults: Fault[]): number {
  const options = drafts[part.variant]?.options ?? []
  const found = options.findIndex((option) => isMeant(option, part))
  const place = found === -1 ? options.push(newOption(part)) - 1 : found
  const option = options[place]
  if (option) {
    rename(option, part, row, faults)
    price(option, part, row, faults)
    option.row ??= row
  }
  return place
}

/** Makes the options of the row that says so the defaults; without such a row all stays as it is. */
export function markDefaults(
  drafts: readonly Draft[],
  placesByRow: ReadonlyMap<ImportRow, number[]>,
  faults: Fault[],
): void {
  const marked = [...placesByRow].filter(([{ cells }]) => isTrue(cells.variant_default))
  const [first, second] = marked
  if (!first) return
  if (second) {
    const message = `Row ${first[0].row} is the variant_default already`
    faults.push({ row: second[0], column: 'variant_default', message })
  }
  drafts.forEach(({ options }, variant) => {
    options.forEach((option, place) => (option.default = place === first[1][variant]))
  })
}

function isTrue(cell: string | undefined): boolean {
  return cell?.trim().toLowerCase() === 'true'
}

function isMeant(option: DraftOption, { id, option: name }: NamedPart): boolean {
  return id === undefined ? folded(option.name) === folded(name) : option.id === id
}

function newOption({ id, option }: NamedPart): DraftOption {
  return { id, name: option, priceDifference: 0, default: false }
}

/** A known id under another name is a new name for that option; two names in one file are a mistake. */
function rename(option: DraftOption, { option: name, id }: NamedPart, row: ImportRow, faults: Fault[]): void {
  if (id === undefined || option.name === name) return
  if (option.row && folded(option.name) !== folded(name)) {
    const message = `The option ${id} is called ${option.name} in row ${option.row.row}`
    faults.push({ row, column: 'variant_option_ids', message })
  } else if (!option.row) option.name = name
}

function price(option: DraftOption, { difference }: NamedPart, row: ImportRow, faults: Fault[]): void {
  if (difference === undefined) return
  const dollars = Number(difference)
  if (option.pricedBy && !Object.is(option.priceDifference, dollars)) {
    const message = `variant_price_difference of ${option.name} differs from row ${option.pricedBy.row}`
    faults.push({ row, column: 'variant_price_difference', message })
    return
  }
  option.priceDifference = dollars
  option.pricedBy ??= row
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
