import type { Board, Edit, Id, Node, Opening, Wall } from './board.ts'
import { applied } from './edits.ts'
import { faultsOf } from './faults.ts'
import { innermost, nearestOn, wayTo, type Point } from './polygons.ts'

/** What lies so near is the same corner, and walls so near lie twice, in millimetres. */
export const SAME_MM = 20
/** Of a right angle, in degrees. */
const NEARLY = 3
/** 2×4 studs with board on both sides. */
const WALL: Pick<Wall, 'mm' | 'kind'> = { mm: 114, kind: 'wall' }

/**
 * A room traced along the middle of its walls, corner by corner: walls that are there already are taken, and a wall on
 * which a corner lies is parted there. Undefined where that would break the board, such as a corner in a door.
 */
export function tracedRoom(board: Board, corners: readonly Point[], newId: () => Id): Edit[] | undefined {
  const edits: Edit[] = []
  let next = board
  const put = (more: Edit[]) => {
    edits.push(...more)
    next = applied(next, more)
  }
  const nodes = corners.map((corner) => {
    const { id, edits: more } = nodeAt(next, corner, newId)
    put(more)
    return id
  })
  nodes.forEach((from, at) => {
    const to = nodes[(at + 1) % nodes.length]
    if (to !== undefined && to !== from) put(wallsAlong(next, from, to, newId))
  })
  const middle = innermost(corners)
  const point = { x: Math.round(middle.x), y: Math.round(middle.y) }
  put([{ of: 'rooms', id: newId(), value: { name: '', kind: '', ...point, floor: 'oak', paint: 'paper' } }])
  return new Set(nodes).size < 3 || faultsOf(next).length > 0 ? undefined : edits
}

/** The node at a point: one that is there, one that parts the wall on which the point lies, or a new one. */
function nodeAt(board: Board, point: Point, newId: () => Id): { id: Id; edits: Edit[] } {
  const same = Object.entries(board.nodes).find(([, node]) => apart(node, point) <= SAME_MM)
  if (same) return { id: same[0], edits: [] }
  const id = newId()
  const crossed = wallsOf(board).find(({ a, b }) => apart(nearestOn([a, b], point), point) <= SAME_MM)
  const at = crossed ? nearestOn([crossed.a, crossed.b], point) : point
  const node: Edit = { of: 'nodes', id, value: { x: Math.round(at.x), y: Math.round(at.y) } }
  return { id, edits: crossed ? [node, ...partedAt(board, crossed, id, at, newId)] : [node] }
}

type PlacedWall = { id: Id; wall: Wall; a: Node; b: Node }

function wallsOf({ walls, nodes }: Board): PlacedWall[] {
  return Object.entries(walls).flatMap(([id, wall]) => {
    const [a, b] = [nodes[wall.a], nodes[wall.b]]
    return a && b ? [{ id, wall, a, b }] : []
  })
}

/** The wall ends at the node, and another goes on from there with the doors and windows that lie beyond. */
function partedAt(board: Board, { id, wall, a }: PlacedWall, node: Id, at: Point, newId: () => Id): Edit[] {
  const rest = newId()
  const length = apart(a, at)
  const beyond = Object.entries(board.openings).filter(([, one]) => one.wall === id && one.at > length)
  return [
    { of: 'walls', id, value: { ...wall, b: node } },
    { of: 'walls', id: rest, value: { ...wall, a: node } },
    ...beyond.map(([opening, value]): Edit => ({
      of: 'openings',
      id: opening,
      value: { ...value, wall: rest, at: Math.round(value.at - length) },
    })),
  ]
}

/** Walls from one node to another by the nodes between them, but where there is one. */
function wallsAlong(board: Board, from: Id, to: Id, newId: () => Id): Edit[] {
  const [start, end] = [board.nodes[from], board.nodes[to]]
  if (!start || !end) return []
  const between = Object.entries(board.nodes)
    .filter(([id, node]) => id !== from && id !== to && apart(nearestOn([start, end], node), node) <= SAME_MM)
    .toSorted(([, one], [, other]) => apart(start, one) - apart(start, other))
    .map(([id]) => id)
  const chain = [from, ...between, to]
  return chain.slice(1).flatMap((b, at): Edit[] => {
    const a = chain[at] ?? from
    const isThere = Object.values(board.walls).some(
      (wall) => (wall.a === a && wall.b === b) || (wall.a === b && wall.b === a),
    )
    return isThere ? [] : [{ of: 'walls', id: newId(), value: { a, b, ...WALL } }]
  })
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Where the next corner goes that is pointed at: to a corner, on a wall, else at a right angle to the sheet. */
export function snappedCorner(board: Board, drawn: readonly Point[], pointed: Point, reachMm: number): Point {
  const corners = [...drawn.slice(0, 1), ...Object.values(board.nodes)]
  const near = corners.find((corner) => apart(corner, pointed) <= reachMm)
  if (near) return near
  const wall = wallsOf(board)
    .map(({ a, b }) => nearestOn([a, b], pointed))
    .find((point) => apart(point, pointed) <= reachMm)
  const last = drawn.at(-1)
  const at = wall ?? (last ? squared(last, drawn[0] ?? last, pointed, reachMm) : pointed)
  return { x: Math.round(at.x), y: Math.round(at.y) }
}

function squared(last: Point, first: Point, { x, y }: Point, reachMm: number): Point {
  const { x: dx, y: dy } = wayTo(last, { x, y })
  const isLevel = Math.abs(dy) < Math.sin((NEARLY * Math.PI) / 180)
  const isUpright = Math.abs(dx) < Math.sin((NEARLY * Math.PI) / 180)
  return {
    x: isUpright ? last.x : Math.abs(x - first.x) <= reachMm ? first.x : x,
    y: isLevel ? last.y : Math.abs(y - first.y) <= reachMm ? first.y : y,
  }
}

/** A corner so far from the last one as was typed, where the pointer points. */
export function cornerAt(last: Point, towards: Point, mm: number): Point {
  const { x, y } = wayTo(last, towards)
  return { x: Math.round(last.x + x * mm), y: Math.round(last.y + y * mm) }
}

/** Of what is usual in a home, in millimetres. */
export const usualOpening = {
  door: { width: 813, height: 2032, sill: 0 },
  window: { width: 1220, height: 1220, sill: 900 },
} as const
const NARROWEST_MM = 300

/** A door or window in the middle of the widest stretch of a wall; undefined where there is no room. */
export function openingIn(board: Board, wallId: Id, kind: keyof typeof usualOpening): Opening | undefined {
  const placed = wallsOf(board).find(({ id }) => id === wallId)
  if (!placed) return undefined
  const taken = Object.values(board.openings)
    .filter(({ wall }) => wall === wallId)
    .toSorted((one, other) => one.at - other.at)
  const edge = placed.wall.mm / 2
  const starts = [edge, ...taken.map(({ at, width }) => at + width / 2)]
  const ends = [...taken.map(({ at, width }) => at - width / 2), apart(placed.a, placed.b) - edge]
  const [start, end] = starts
    .map((from, at) => [from, ends[at] ?? from] as const)
    .reduce((widest, one) => (one[1] - one[0] > widest[1] - widest[0] ? one : widest))
  const width = Math.min(usualOpening[kind].width, Math.floor(end - start))
  if (width < NARROWEST_MM) return undefined
  const at = Math.round((start + end) / 2)
  return { wall: wallId, at, ...usualOpening[kind], width, kind, hinge: 'a', side: 'right', isEntry: false }
}

/** A wall goes with its doors and windows, and with ends at which no other wall stands. */
export function withoutWall(board: Board, wallId: Id): Edit[] {
  const wall = board.walls[wallId]
  if (!wall) return []
  const others = Object.entries(board.walls).filter(([id]) => id !== wallId)
  const loose = [wall.a, wall.b].filter((node) => !others.some(([, { a, b }]) => a === node || b === node))
  return [
    ...Object.entries(board.openings)
      .filter(([, one]) => one.wall === wallId)
      .map(([id]): Edit => ({ of: 'openings', id, value: null })),
    { of: 'walls', id: wallId, value: null },
    ...loose.map((id): Edit => ({ of: 'nodes', id, value: null })),
  ]
}
