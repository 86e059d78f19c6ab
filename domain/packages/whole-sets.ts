import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import { mergedUnits, stockKey, type StockUnits } from '#domain/products/stock-units.ts'

/**
 * How many whole sets of `pieces` can be made up of what is `left`: as many as the scarcest piece gives. What
 * stands in several rooms is summed first; a set without catalogue pieces is bound by what one line may hold.
 *
 * @param left  units at hand by `stockKey`; what is missing there is sold out
 */
export function wholeSets(pieces: readonly StockUnits[], left: ReadonlyMap<string, number>): number {
  const sets = mergedUnits(pieces).map((piece) =>
    Math.floor((left.get(stockKey(piece)) ?? 0) / piece.quantity),
  )
  return sets.length > 0 ? Math.min(...sets) : MAX_QUANTITY
}
