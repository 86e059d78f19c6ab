import { standingPieces, type Note, type Products, type ShapeOfProduct } from './note.ts'
import type { Board, Id, Piece } from './board.ts'
import { placed, type SizeMm } from './footprint.ts'
import { layoutFaults } from './notes.ts'

/** What stands with its back to walls, and turns to them. */
const backs = new Set(['sofa', 'settee', 'chair', 'bed', 'cabinet', 'dresser', 'desk', 'bench'])
export const hasBack = (category: string) => backs.has(category)

/** Pieces of a board that a client chose others for, by the id of their place. */
export type Swaps = Readonly<Record<Id, Piece>>

export function withSwaps(board: Board, swaps: Swaps): Board {
  return { ...board, pieces: { ...board.pieces, ...swaps } }
}

/** Another finish of a piece always stands for it, another piece where it is of the same kind. */
export function mayStandFor(
  piece: Pick<Piece, 'product'>,
  other: Pick<Piece, 'product'>,
  categoryOf: (product: string) => string | undefined,
): boolean {
  return piece.product === other.product || categoryOf(piece.product) === categoryOf(other.product)
}

/** Those whose sides differ least from its own come first: in place of a low table others like it, then dining tables. */
export function likestFirst<Of>(
  others: readonly Of[],
  it: Of,
  sizeOf: (one: Of) => SizeMm | undefined,
): Of[] {
  const own = sizeOf(it)
  const unlike = (other: Of) => {
    const size = sizeOf(other)
    return own && size ? Math.hypot(size.w - own.w, size.d - own.d, size.h - own.h) : 0
  }
  return others.toSorted((one, other) => unlike(one) - unlike(other))
}

/** Another product in the place of a piece: its back stays where it was, else its middle. */
export function inPlaceOf(piece: Piece, other: Pick<Piece, 'product' | 'key'>, products: Products): Piece {
  const [shape, next] = [products.get(piece.product), products.get(other.product)]
  const shift = shape && next && hasBack(next.category) ? (depthOf(next) - depthOf(shape)) / 2 : 0
  const { x, y } = placed(piece, { x: 0, y: shift })
  return { ...piece, product: other.product, key: other.key, x: Math.round(x), y: Math.round(y) }
}

const depthOf = ({ size }: ShapeOfProduct) => size.d

/** Whether a piece fits where another stood: it stands in no wall, door or piece that the other left alone. */
export function fitsInPlace(board: Board, id: Id, next: Piece, products: Products): boolean {
  const after = withSwaps(board, { [id]: next })
  if (!standingPieces(after, products).some((piece) => piece.id === id)) return false
  const before = new Set(faultsAbout(board, id, products))
  return faultsAbout(after, id, products).every((fault) => before.has(fault))
}

function faultsAbout(board: Board, id: Id, products: Products): string[] {
  const isAbout = ({ pieces }: Note) => pieces.includes(id)
  return layoutFaults(board, products)
    .filter(isAbout)
    .map(({ kind, pieces, at }) =>
      kind === 'swing' ? `${kind} ${at.x} ${at.y}` : `${kind} ${pieces.join()}`,
    )
}
