/** One option of one variant by their names; without the variant's where a cell names only the option. */
export type NamedOption = { variant: string | undefined; option: string }

const BETWEEN = ' / '
const AFTER_NAME = ': '

/** A choice as one cell, `Fabric: Natural linen / Legs: Oak`; as JSON where names hold those marks themselves. */
export function variantCell(choice: readonly { variant: string; option: string }[]): string {
  const cell = choice.map(({ variant, option }) => `${variant}${AFTER_NAME}${option}`).join(BETWEEN)
  const comesBack = namedOptions(cell)
  const isSame =
    comesBack.length === choice.length &&
    choice.every(
      ({ variant, option }, at) => comesBack[at]?.variant === variant && comesBack[at].option === option,
    )
  return isSame ? cell : JSON.stringify(choice.map(({ variant, option }) => [variant, option]))
}

/** More than a piece has variants: of further ones nothing is read, and its form refuses these. */
const MOST_NAMED = 20

/** The options that a cell names. */
export function namedOptions(cell: string): NamedOption[] {
  return pairsIn(cell) ?? cell.split(BETWEEN, MOST_NAMED).map(namedOption)
}

/** What stands between the slashes of a cell that goes with a choice, such as `linen / oak`. */
export function besideOptions(cell: string): string[] {
  return cell.split('/').map((part) => part.trim())
}

/** The other way round. */
export function besideCell(parts: readonly (string | number)[]): string {
  return parts.join(BETWEEN)
}

function namedOption(part: string): NamedOption {
  const at = part.indexOf(AFTER_NAME)
  const variant = at > 0 ? part.slice(0, at).trim() : undefined
  return { variant, option: (variant === undefined ? part : part.slice(at + AFTER_NAME.length)).trim() }
}

function pairsIn(cell: string): NamedOption[] | undefined {
  if (!cell.startsWith('[')) return undefined
  try {
    const pairs: unknown = JSON.parse(cell)
    if (!Array.isArray(pairs) || !pairs.every(isPair)) return undefined
    return pairs.slice(0, MOST_NAMED).map(([variant, option]) => ({ variant, option }))
  } catch {
    return undefined
  }
}

function isPair(pair: unknown): pair is [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((name) => typeof name === 'string')
}
