import type { Board, Id } from './board.ts'
import { linesOf, type PieceLine } from './piece-list.ts'

type Pieces = Pick<Board, 'pieces'>

const lineKey = ({ product, key }: Pick<PieceLine, 'product' | 'key'>) => `${product} ${key}`

/** How many of a package are missing on a board, and how many stand there that are none of it, line by line. */
export function differenceFrom(
  lines: readonly PieceLine[],
  board: Pieces,
): { missing: PieceLine[]; extra: PieceLine[] } {
  const standing = linesOf(board)
  return { missing: beyond(summed(lines), standing), extra: beyond(standing, lines) }
}

/** The lines of a package that are missing on a board, with all that each says: it may name a piece in several rooms. */
export function missingLines<Line extends PieceLine>(lines: readonly Line[], board: Pieces): Line[] {
  return beyond(lines, linesOf(board))
}

/** What of `lines` is more than in `others`. */
function beyond<Line extends PieceLine>(lines: readonly Line[], others: readonly PieceLine[]): Line[] {
  const left = countsOf(others)
  return lines.flatMap((line) => {
    const there = left.get(lineKey(line)) ?? 0
    left.set(lineKey(line), Math.max(there - line.quantity, 0))
    return line.quantity > there ? [{ ...line, quantity: line.quantity - there }] : []
  })
}

function summed(lines: readonly PieceLine[]): PieceLine[] {
  return [...Map.groupBy(lines, lineKey).values()].map((same) => ({ ...same[0]!, quantity: sumOf(same) }))
}

/** The pieces of a board that are of a package, as many as it holds. */
export function piecesOf(lines: readonly PieceLine[], { pieces }: Pieces): Id[] {
  const left = countsOf(lines)
  return Object.entries(pieces).flatMap(([id, piece]) => {
    const count = left.get(lineKey(piece)) ?? 0
    left.set(lineKey(piece), count - 1)
    return count > 0 ? [id] : []
  })
}

function countsOf(lines: readonly PieceLine[]): Map<string, number> {
  return new Map([...Map.groupBy(lines, lineKey)].map(([key, same]) => [key, sumOf(same)]))
}

const sumOf = (lines: readonly PieceLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
