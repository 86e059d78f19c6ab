import type { Board } from '#domain/boards/board.ts'
import { boardOfRoom, type OpeningByNumbers } from '#domain/boards/room-shapes.ts'

/** Between its walls, in millimetres. */
export type Floor = { width: number; depth: number }

const FROM_CORNER_MM = 300

/** The walls of a sample room and its door, at which one stands to look at the far wall. */
export function boardOfSample(name: string, floor: Floor): Board {
  let count = 0
  const openings: OpeningByNumbers[] = [{ kind: 'door', wall: 2, from: FROM_CORNER_MM, width: 914 }]
  const room = { shape: 'rectangle', cutWidth: 0, cutDepth: 0, openings, ...floor } as const
  const board = boardOfRoom(room, () => `sample${count++}`)
  const rooms = Object.entries(board.rooms).map(([id, room]) => [id, { ...room, name }])
  return { ...board, rooms: Object.fromEntries(rooms) }
}
