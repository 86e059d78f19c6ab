import type { PackageItem } from '#contract/packages.ts'

/** How many things a list of kinds of things comes to. */
export function countOf(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A piece of the catalogue, with its page. */
export type CataloguePiece = PackageItem & { product: string }

/** The items that have a page in the catalogue, and those that come by name alone. */
export function partedItems(items: readonly PackageItem[]) {
  return {
    pieces: items.filter((item): item is CataloguePiece => item.product !== null),
    others: items.filter(({ product }) => product === null),
  }
}
