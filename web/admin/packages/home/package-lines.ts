import type { PieceLine } from '#domain/boards/piece-list.ts'
import { variantKey } from '#domain/products/variant-key.ts'
import type { ShownPackage } from '../shown-package.ts'

export const itemsOf = ({ rooms }: ShownPackage) => rooms.flatMap(({ items }) => items)

/** What of one set is of the catalogue, as it stands on a board, each line with the name of its room. */
export function linesOfPackage({ rooms }: ShownPackage): (PieceLine & { room: string })[] {
  return rooms.flatMap(({ name: room, items }) =>
    items.flatMap(({ product, choices, variants, quantity }) =>
      product === null ? [] : [{ product, key: variantKey(choices, variants) ?? '', quantity, room }],
    ),
  )
}
