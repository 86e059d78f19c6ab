import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import { mergedUnits, stockKey, type StockUnits } from '#domain/stock/stock-units.ts'

/**
 * How many whole sets of `pieces` can be made up of what is `left`: as many as the scarcest piece gives. What
 * stands in several rooms is summed first; a set without catalogue pieces is bound by what one line may hold.
 *
 * @param left  units at hand by `stockKey`; what is missing there is sold out
 */
export function wholeSets(pieces: readonly StockUnits[], left: ReadonlyMap<string, number>): number {
  return scarcestPiece(pieces, left)?.sets ?? MAX_QUANTITY
}

/** The catalogue piece that gives the fewest sets, with how many, and how many units of it are left; undefined where there is none. */
export function scarcestPiece(
  pieces: readonly StockUnits[],
  left: ReadonlyMap<string, number>,
): (StockUnits & { left: number; sets: number }) | undefined {
  return mergedUnits(pieces)
    .map((piece) => ({ ...piece, left: left.get(stockKey(piece)) ?? 0 }))
    .map((piece) => ({ ...piece, sets: Math.floor(piece.left / piece.quantity) }))
    .toSorted((a, b) => a.sets - b.sets)[0]
}
