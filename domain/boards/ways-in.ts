import type { Board, Opening } from './board.ts'
import { roomsOf } from './wall-graph.ts'

/** The narrowest and the lowest of the doors on a way, in millimetres. */
export type DoorsOnWay = Pick<Opening, 'width' | 'height'>

/**
 * For each room, as `roomsOf` has them, the doors from where one comes in: of all ways the one that is widest where it is
 * narrowest. Undefined where none leads, or nobody has said where one comes in.
 */
export function waysIn(board: Board): (DoorsOnWay | undefined)[] {
  const rooms = roomsOf(board)
  const beside = (wall: string) => rooms.flatMap(({ walls }, at) => (walls.includes(wall) ? [at] : []))
  const doors = Object.values(board.openings).filter(({ kind }) => kind !== 'window')
  const open = Object.entries(board.walls).filter(([, { kind }]) => kind === 'line')
  const passages = [
    ...doors.map(({ wall, width, height }) => ({ rooms: beside(wall), width, height })),
    ...open.map(([wall]) => ({ rooms: beside(wall), width: Infinity, height: Infinity })),
  ].filter(({ rooms: [, other] }) => other !== undefined)
  const entry = doors.find(({ isEntry }) => isEntry)
  const first = entry ? beside(entry.wall) : []
  const ways = rooms.map((_room, at): DoorsOnWay | undefined => (first.includes(at) ? entry : undefined))
  // A way leads through each room once, so it is found after as many turns.
  for (let turn = 1; turn < rooms.length; turn++)
    for (const { rooms: sides, ...door } of passages)
      for (const [from = -1, to = -1] of [sides, sides.toReversed()]) {
        const way = ways[from]
        const width = Math.min(way?.width ?? 0, door.width)
        if (way && width > (ways[to]?.width ?? 0))
          ways[to] = { width, height: Math.min(way.height, door.height) }
      }
  return ways
}
