import type { Box } from '#domain/fit/box.ts'
import type { Board } from './board.ts'
import { sizeInMm, type SizeMm } from './footprint.ts'

/** How many pieces of a product stand on a board in one finish. */
export type PieceLine = { product: string; key: string; quantity: number }

/** What a piece was called when it was published, how large it was, and what one cost, in cents. */
export type PublishedLine = Pick<PieceLine, 'product' | 'key'> & { name: string; price: number; size?: Box }

export type SizesOfLines = readonly Pick<PublishedLine, 'product' | 'size'>[]

/** How large products were when they were published; versions from before sizes were kept have none, and read the catalogue's. */
export function publishedSizes(published: SizesOfLines): ReadonlyMap<string, SizeMm> {
  return new Map(published.flatMap(({ product, size }) => (size ? [[product, sizeInMm(size)] as const] : [])))
}

/** What stands on a board as it is ordered, in the order of the numbers on its plan. */
export function linesOf({ pieces }: Pick<Board, 'pieces'>): PieceLine[] {
  const byLine = Map.groupBy(Object.values(pieces), ({ product, key }) => `${product} ${key}`)
  return [...byLine.values()].map((same) => ({
    product: same[0]!.product,
    key: same[0]!.key,
    quantity: same.length,
  }))
}
