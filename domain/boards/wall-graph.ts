import type { Board, Id, Room as Named } from './board.ts'
import { areaOf, holdsPoint, innermost, inset, type Point } from './polygons.ts'

/** A stretch of floor that walls close in: its corners as seen clockwise, and the wall of each side. */
export type Face = { corners: Point[]; walls: Id[] }

/** One side of a wall, walked from node to node with its room at the right hand. */
type Side = { wall: Id; from: Id; to: Id }

/** Every closed face, always in the same order. */
export function facesOf(board: Board): Face[] {
  const leaving = sidesByNode(board)
  const walked = new Set<Side>()
  return [...leaving.values()].flat().flatMap((start) => {
    const loop: Side[] = []
    for (let side = start; !walked.has(side); side = sideAfter(leaving, side)) {
      walked.add(side)
      loop.push(side)
    }
    const corners = loop.flatMap(({ from }) => board.nodes[from] ?? [])
    return areaOf(corners) > 0 ? [{ corners, walls: loop.map(({ wall }) => wall) }] : []
  })
}

/** The sides that leave each node, by their angle. */
function sidesByNode({ nodes, walls }: Board): Map<Id, Side[]> {
  const sorted = Object.entries(walls).toSorted(([one], [other]) => (one < other ? -1 : 1))
  // Walls between the same two nodes count once.
  const sides = [...Map.groupBy(sorted, ([, { a, b }]) => [a, b].toSorted().join()).values()]
    .map(([first]) => first!)
    .flatMap(([wall, { a, b }]): Side[] => [
      { wall, from: a, to: b },
      { wall, from: b, to: a },
    ])
    .filter(({ from, to }) => nodes[from] && nodes[to])
  const angle = ({ from, to }: Side) =>
    Math.atan2(nodes[to]!.y - nodes[from]!.y, nodes[to]!.x - nodes[from]!.x)
  const byNode = Map.groupBy(sides, ({ from }) => from)
  return new Map(
    [...byNode].map(([node, ones]) => [node, ones.toSorted((one, other) => angle(one) - angle(other))]),
  )
}

/** Where one arrives at a node, the next wall round it that keeps the room at the right hand. */
function sideAfter(leaving: Map<Id, Side[]>, { wall, from, to }: Side): Side {
  const round = leaving.get(to) ?? []
  const back = round.findIndex((side) => side.wall === wall && side.to === from)
  return round.at(back - 1)!
}

export type FoundRoom = {
  /** Of its record, where it has one. */
  id?: Id
  name: string
  /** Within its walls. */
  outline: Point[]
  walls: Id[]
  areaM2: number
  centre: Point
}

/** By the walls that they were found between: parts that edits leave alone stay the same objects. */
const found = new WeakMap<Board['walls'], { of: Pick<Board, 'nodes' | 'rooms'>; rooms: FoundRoom[] }>()

/** The rooms between the walls; what nobody has named is called by its number. */
export function roomsOf(board: Board): FoundRoom[] {
  const { nodes, walls, rooms } = board
  const before = found.get(walls)
  if (before && before.of.nodes === nodes && before.of.rooms === rooms) return before.rooms
  const now = findRooms(board)
  found.set(walls, { of: { nodes, rooms }, rooms: now })
  return now
}

function findRooms(board: Board): FoundRoom[] {
  return facesOf(board).map(({ corners, walls }, at) => {
    const outline = inset(corners, (side) => halfOf(board, walls[side]))
    const [id, named] = recordIn(board.rooms, corners) ?? []
    const centre = innermost(outline)
    const name = named?.name || `Room ${at + 1}`
    return { ...(id !== undefined && { id }), name, outline, walls, areaM2: areaOf(outline) / 1e6, centre }
  })
}

function halfOf({ walls }: Board, id: Id | undefined): number {
  const wall = id === undefined ? undefined : walls[id]
  return wall && wall.kind !== 'line' ? wall.mm / 2 : 0
}

function recordIn(rooms: Record<Id, Named>, corners: Point[]): [Id, Named] | undefined {
  return Object.entries(rooms)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .find(([, point]) => holdsPoint(corners, point))
}
