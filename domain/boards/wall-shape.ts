import type { Board, Id, Node, Wall } from './board.ts'
import { wayTo, type Point } from './polygons.ts'

export type WallOutline = { id: Id; kind: Wall['kind']; corners: Point[] }

/** A wall as it leaves a node. */
type Leaving = { id: Id; at: Node; x: number; y: number; half: number; angle: number }

/** A mitre that would reach farther than so many halves of its wall is cut off. */
const LONGEST_MITRE = 4

/** What the walls cover, each to the line on which it meets its neighbours; lines of an open plan cover nothing. */
export function wallOutlines(board: Board): WallOutline[] {
  const built = Object.entries(board.walls).filter(([, { kind }]) => kind !== 'line')
  const leaving = Map.groupBy(
    built.flatMap(([id, wall]) => endsOf(board, id, wall)),
    ({ node }) => node,
  )
  const end = (node: Id, id: Id) =>
    endShape(
      (leaving.get(node) ?? []).map((one) => one.way),
      id,
    )
  return built.map(([id, { a, b, kind }]) => ({ id, kind, corners: [...end(a, id), ...end(b, id)] }))
}

function endsOf({ nodes }: Board, id: Id, { a, b, mm }: Wall): { node: Id; way: Leaving }[] {
  const leave = (from: Id, to: Id) => {
    const [at, other] = [nodes[from], nodes[to]]
    if (!at || !other) return []
    const { x, y } = wayTo(at, other)
    return [{ node: from, way: { id, at, x, y, half: mm / 2, angle: Math.atan2(y, x) } }]
  }
  return [...leave(a, b), ...leave(b, a)]
}

/** The corners of a wall at one of its ends, clockwise as seen; the node lies between them where others meet it. */
function endShape(leaving: readonly Leaving[], id: Id): Point[] {
  const round = leaving.toSorted((one, other) => one.angle - other.angle)
  const own = round.findIndex((one) => one.id === id)
  const wall = round[own]
  if (!wall) return []
  const [right, left] = [round[(own + 1) % round.length] ?? wall, round.at(own - 1) ?? wall]
  const corners = [corner(wall, right, 1), corner(wall, left, -1)] as const
  return round.length === 1 ? [...corners] : [corners[0], wall.at, corners[1]]
}

/** Where a wall's side at one hand (1 clockwise, -1 the other) meets the nearer side of its neighbour there. */
function corner(wall: Leaving, neighbour: Leaving, hand: 1 | -1): Point {
  const own = beside(wall, hand)
  const across = wall.x * neighbour.y - wall.y * neighbour.x
  if (Math.abs(across) < 1e-6) return own
  const theirs = beside(neighbour, hand === 1 ? -1 : 1)
  const along = ((theirs.x - own.x) * neighbour.y - (theirs.y - own.y) * neighbour.x) / across
  if (Math.abs(along) > LONGEST_MITRE * Math.max(wall.half, neighbour.half)) return own
  return { x: own.x + wall.x * along, y: own.y + wall.y * along }
}

const beside = ({ at, x, y, half }: Leaving, hand: 1 | -1): Point => ({
  x: at.x - y * half * hand,
  y: at.y + x * half * hand,
})
