import { packagePrice } from '#web/packages/package-words.ts'
import type { CardPackage } from './packages-loader.ts'

/** One line of the comparison: what is compared, and what it is of each package, in their order. */
export type CompareRow = { label: string; values: string[] }

/** Stands where a package has nothing of the kind. */
const NOTHING = '–'

/** What the first rows say themselves, in the same words for every package. */
const SAID_ALREADY = new Set(['Price', 'Items', 'Pieces', 'Bedrooms'])

/** Price, items, bedrooms and rooms, then whatever any of the packages specifies, in the order it is met. */
export function compareRows(packages: readonly CardPackage[]): CompareRow[] {
  const row = (label: string, valueOf: (one: CardPackage) => string | undefined) => ({
    label,
    values: packages.map((one) => valueOf(one) ?? NOTHING),
  })
  return [
    row('Price', packagePrice),
    row('Items', ({ itemCount }) => String(itemCount)),
    row('Bedrooms', ({ bedrooms }) => bedrooms?.toString()),
    row('Rooms', ({ rooms }) => rooms.join(', ')),
    ...labelsOf(packages).map((label) => row(label, (one) => specified(one, label))),
  ]
}

function labelsOf(packages: readonly CardPackage[]): string[] {
  const labels = packages.flatMap(({ specifications }) => specifications.map(({ label }) => label))
  return [...new Set(labels)].filter((label) => !SAID_ALREADY.has(label))
}

function specified({ specifications }: CardPackage, label: string): string | undefined {
  return specifications.find((one) => one.label === label)?.value
}
