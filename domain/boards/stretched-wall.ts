import type { Board, Edit, Id } from './board.ts'
import { applied } from './edits.ts'
import { faultsOf } from './faults.ts'
import { holdsPoint, wayTo } from './polygons.ts'
import { facesOf, roomsOf } from './wall-graph.ts'

/** Walls whose directions differ by less run the same way, as a sine. */
const SAME_WAY = 0.05

/**
 * A wall as long as `mm` from node to node: its end goes on or back, and with it whatever meets it there from the side,
 * so that right angles stay. Undefined where that would break the board.
 */
export function stretched(board: Board, wallId: Id, end: 'a' | 'b', mm: number): Edit[] | undefined {
  const wall = board.walls[wallId]
  const [still, goes] = [wall?.[end === 'a' ? 'b' : 'a'] ?? '', wall?.[end] ?? '']
  const [from, to] = [board.nodes[still], board.nodes[goes]]
  if (!from || !to) return undefined
  const way = wayTo(from, to)
  const by = { x: Math.round(way.x * (mm - way.length)), y: Math.round(way.y * (mm - way.length)) }
  const along = goingAlong(board, goes, way)
  const moved = along.has(still) ? new Set([goes]) : along
  const nodes = [...moved].flatMap((id): Edit[] => {
    const node = board.nodes[id]
    return node ? [{ of: 'nodes', id, value: { x: node.x + by.x, y: node.y + by.y } }] : []
  })
  const shell = [...nodes, ...openingEdits(board, applied(board, nodes), moved)]
  const next = applied(board, shell)
  return faultsOf(next).length === 0 ? [...shell, ...roomEdits(board, next)] : undefined
}

/** The node and all that it is joined to by walls that run another way. */
function goingAlong({ nodes, walls }: Board, start: Id, way: { x: number; y: number }): Set<Id> {
  const found = new Set([start])
  for (const id of found)
    for (const { a, b } of Object.values(walls)) {
      const [one, other] = [nodes[id], nodes[a === id ? b : a]]
      if ((a !== id && b !== id) || !one || !other) continue
      const its = wayTo(one, other)
      if (Math.abs(its.x * way.y - its.y * way.x) > SAME_WAY) found.add(a === id ? b : a)
    }
  return found
}

/** Doors and windows stay where they are in the room where the end that they are measured from goes. */
function openingEdits(board: Board, next: Board, moved: ReadonlySet<Id>): Edit[] {
  return Object.entries(board.openings).flatMap(([id, opening]): Edit[] => {
    const wall = board.walls[opening.wall]
    if (!wall || !moved.has(wall.a) || moved.has(wall.b)) return []
    const length = ({ nodes }: Board) => wayTo(nodes[wall.a]!, nodes[wall.b]!).length
    const at = Math.round(opening.at + length(next) - length(board))
    return [{ of: 'openings', id, value: { ...opening, at } }]
  })
}

/** A room keeps its name where its point no longer lies between its walls. */
function roomEdits(board: Board, next: Board): Edit[] {
  const [found, faces] = [roomsOf(next), facesOf(next)]
  return roomsOf(board).flatMap(({ id, walls }): Edit[] => {
    const at = found.findIndex((room) => room.walls.join() === walls.join())
    const [record, centre] = [board.rooms[id ?? ''], found[at]?.centre]
    if (id === undefined || !record || !centre || holdsPoint(faces[at]?.corners ?? [], record)) return []
    return [{ of: 'rooms', id, value: { ...record, x: Math.round(centre.x), y: Math.round(centre.y) } }]
  })
}
