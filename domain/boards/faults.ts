import { parts, type Board, type Id, type Opening, type Part, type Wall } from './board.ts'
import { MAX_BOARD_BYTES, MOST, WALL_MM } from './board-limits.ts'

/** Why a board cannot be opened, and the record that is to blame where it is one. */
export type Fault = { of: Part | 'board'; id?: Id; what: string }

/** Openings are measured in whole millimetres, on walls that are not. */
const SLACK_MM = 1

/** Everything that keeps the board from being drawn; each record by itself is checked by its schema. */
export function faultsOf(board: Board): Fault[] {
  const tooMany = parts
    .filter((part) => Object.keys(board[part]).length > MOST[part])
    .map((of): Fault => ({ of, what: `A board has room for ${MOST[of]} ${of}` }))
  if (tooMany.length > 0) return tooMany
  return [...wallFaults(board), ...openingFaults(board), ...sizeFaults(board)]
}

function wallFaults(board: Board): Fault[] {
  return Object.entries(board.walls).flatMap(([id, wall]): Fault[] => {
    const length = lengthOf(board, wall)
    if (length === undefined) return [{ of: 'walls', id, what: 'This wall has an end that is nowhere' }]
    if (length < WALL_MM.shortest)
      return [{ of: 'walls', id, what: `A wall is at least ${WALL_MM.shortest} mm long` }]
    return []
  })
}

/** Undefined where an end is missing. */
function lengthOf({ nodes }: Board, { a, b }: Wall): number | undefined {
  const [from, to] = [nodes[a], nodes[b]]
  return from && to && Math.hypot(to.x - from.x, to.y - from.y)
}

function openingFaults(board: Board): Fault[] {
  const byWall = Map.groupBy(Object.entries(board.openings), ([, { wall }]) => wall)
  return [...byWall].flatMap(([wallId, openings]) => {
    const wall = board.walls[wallId]
    if (!wall)
      return openings.map(([id]): Fault => ({ of: 'openings', id, what: 'This opening is in no wall' }))
    return faultsAlong(openings, lengthOf(board, wall) ?? 0)
  })
}

/** Openings of one wall, from its node `a` on. */
function faultsAlong(openings: [Id, Opening][], length: number): Fault[] {
  let taken = 0
  return openings
    .toSorted(([, one], [, other]) => startOf(one) - startOf(other))
    .flatMap(([id, opening]): Fault[] => {
      const [start, end] = [startOf(opening), startOf(opening) + opening.width]
      const isPast = start < -SLACK_MM || end > length + SLACK_MM
      const isOver = start < taken - SLACK_MM
      taken = Math.max(taken, end)
      if (isPast) return [{ of: 'openings', id, what: 'This opening reaches past its wall' }]
      return isOver ? [{ of: 'openings', id, what: 'This opening lies over another' }] : []
    })
}

const startOf = ({ at, width }: Opening) => at - width / 2

function sizeFaults(board: Board): Fault[] {
  const { length } = new TextEncoder().encode(JSON.stringify(board))
  return length > MAX_BOARD_BYTES ? [{ of: 'board', what: 'A board has room for 256 KB' }] : []
}
