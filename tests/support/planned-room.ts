import type { Board } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { boardOfRoom, type RoomByNumbers } from '#domain/boards/room-shapes.ts'

/** Eight letters each, the same every time. */
export function newIds(): () => string {
  let count = 0
  return () =>
    `id${String.fromCharCode(...[2197, 169, 13, 1].map((by) => 97 + (Math.floor(count / by) % 13)))}${'abcdefghijklmnopqrstuvwxyz'.repeat(2).slice(count % 26, (count++ % 26) + 2)}`
}

export const door = { kind: 'door', wall: 0, from: 600, width: 914 } as const
export const window = { kind: 'window', wall: 1, from: 500, width: 1000 } as const
export const lShape: RoomByNumbers = {
  shape: 'l',
  width: 6000,
  depth: 5000,
  cutWidth: 2500,
  cutDepth: 2000,
  openings: [door, window],
}
export const rectangle: RoomByNumbers = { ...lShape, shape: 'rectangle' }
export const sofa = { w: 2280, d: 950, h: 890 }
export const table = { w: 1150, d: 740, h: 370 }

export const products: Products = new Map([
  ['sofa', { size: sofa, category: 'sofa' }],
  ['table', { size: table, category: 'table' }],
  ['dining', { size: { w: 1800, d: 900, h: 750 }, category: 'table' }],
  ['chair', { size: { w: 500, d: 500, h: 800 }, category: 'chair' }],
  ['bed', { size: { w: 1870, d: 2250, h: 1090 }, category: 'bed' }],
  ['dresser', { size: { w: 1500, d: 500, h: 800 }, category: 'dresser' }],
])

export const piece = (product: string, x: number, y: number, turn = 0) => ({
  product,
  key: 'default',
  x,
  y,
  turn,
  up: 0,
  isLocked: false,
  note: '',
})

export function furnished(...pieces: ReturnType<typeof piece>[]): Board {
  const named = Object.fromEntries(pieces.map((one, at) => [`piece${'abcdefgh'[at]}aa`, one]))
  return { ...boardOfRoom(rectangle, newIds()), pieces: named }
}
