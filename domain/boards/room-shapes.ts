import { emptyBoard, type Board, type Id, type Opening } from './board.ts'
import { inset, sidesOf, wayTo, type Point } from './polygons.ts'

/** A room by numbers, measured between its walls, in millimetres. */
export type RoomByNumbers = {
  shape: RoomShape
  width: number
  depth: number
  /** Of the corner that an L lacks, at its upper right. */
  cutWidth: number
  cutDepth: number
  openings: OpeningByNumbers[]
}
export const roomShapes = ['rectangle', 'l'] as const
export type RoomShape = (typeof roomShapes)[number]

export type OpeningByNumbers = {
  kind: Opening['kind']
  /** 0 at the top, then clockwise. */
  wall: number
  /** From the left corner, as one sees the wall from the room, to the nearer edge. */
  from: number
  width: number
}

/** Between these a side of a room is believed, in millimetres. */
export const SIDE_MM = { least: 600, most: 30_000 } as const

export const OPENING_MM = { least: 300, most: 6_000 } as const

/** The usual thickness of a wall inside a house, in millimetres: 2×4 studs with board on both sides. */
const WALL_MM = 114
const DOOR_HEIGHT_MM = 2032
const WINDOW_MM = { height: 1220, sill: 900 } as const

/** The corners of its floor, clockwise as seen from above, from the upper left. */
export function cornersOf({
  shape,
  width: w,
  depth: d,
  cutWidth,
  cutDepth,
}: Omit<RoomByNumbers, 'openings'>): Point[] {
  const point = (x: number, y: number) => ({ x, y })
  if (shape === 'rectangle') return [point(0, 0), point(w, 0), point(w, d), point(0, d)]
  const [x, y] = [w - cutWidth, cutDepth]
  return [point(0, 0), point(x, 0), point(x, y), point(w, y), point(w, d), point(0, d)]
}

/** The first length that no room can have, or that does not fit the others; undefined where all do. */
export function faultyLength(
  room: Omit<RoomByNumbers, 'openings'>,
): 'width' | 'depth' | 'cutWidth' | 'cutDepth' | undefined {
  const isSide = (mm: number) => mm >= SIDE_MM.least && mm <= SIDE_MM.most
  if (!isSide(room.width)) return 'width'
  if (!isSide(room.depth)) return 'depth'
  if (room.shape === 'rectangle') return undefined
  if (!isSide(room.cutWidth) || !isSide(room.width - room.cutWidth)) return 'cutWidth'
  return !isSide(room.cutDepth) || !isSide(room.depth - room.cutDepth) ? 'cutDepth' : undefined
}

/** A board with this one room; whether its openings fit their walls is told by `faultsOf`. */
export function boardOfRoom(room: RoomByNumbers, newId: () => Id): Board {
  const floor = cornersOf(room).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const corners = inset(floor, () => -WALL_MM / 2)
  const nodes = corners.map(({ x, y }) => ({ id: newId(), x: Math.round(x), y: Math.round(y) }))
  const walls = nodes.map(({ id: a }, at) => ({ id: newId(), a, b: nodes[(at + 1) % nodes.length]!.id }))
  const openings = room.openings.flatMap((one): [Id, Opening][] => {
    const wall = walls[one.wall]
    const [start, end] = sidesOf(floor)[one.wall] ?? []
    if (!wall || !start || !end) return []
    const [way, node] = [wayTo(start, end), nodes[one.wall]!]
    const atCorner = (start.x - node.x) * way.x + (start.y - node.y) * way.y
    return [
      [newId(), openingIn(wall.id, Math.round(atCorner + one.from + one.width / 2), one, room.openings)],
    ]
  })
  const middle = {
    x: Math.round((room.width - (room.shape === 'l' ? room.cutWidth : 0)) / 2),
    y: Math.round(room.depth / 2),
  }
  return {
    ...emptyBoard(),
    nodes: Object.fromEntries(nodes.map(({ id, x, y }) => [id, { x, y }])),
    walls: Object.fromEntries(walls.map(({ id, a, b }) => [id, { a, b, mm: WALL_MM, kind: 'wall' }])),
    openings: Object.fromEntries(openings),
    rooms: { [newId()]: { name: 'Room', kind: '', ...middle, floor: 'oak', paint: 'paper' } },
  }
}

/** Doors open into the room; the first of them is the way in. */
function openingIn(wall: Id, at: number, one: OpeningByNumbers, all: readonly OpeningByNumbers[]): Opening {
  const isWindow = one.kind === 'window'
  return {
    wall,
    at,
    width: Math.round(one.width),
    height: isWindow ? WINDOW_MM.height : DOOR_HEIGHT_MM,
    sill: isWindow ? WINDOW_MM.sill : 0,
    kind: one.kind,
    hinge: 'a',
    side: 'right',
    isEntry: !isWindow && all.find(({ kind }) => kind !== 'window') === one,
  }
}
