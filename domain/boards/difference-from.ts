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
  return { missing: beyond(lines, standing), extra: beyond(standing, lines) }
}

/** What of `lines` is more than in `others`; a package may name the same piece in several rooms. */
function beyond(lines: readonly PieceLine[], others: readonly PieceLine[]): PieceLine[] {
  const taken = countsOf(others)
  return [...Map.groupBy(lines, lineKey)].flatMap(([key, same]) => {
    const quantity = sumOf(same) - (taken.get(key) ?? 0)
    return quantity > 0 ? [{ ...same[0]!, quantity }] : []
  })
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
