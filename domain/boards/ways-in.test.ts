import { expect, test } from 'vitest'
import { sampleRoom, standing } from '#tests/support/seed/board.ts'
import type { Board, Opening } from './board.ts'
import { notesOf } from './notes.ts'
import type { Products } from './note.ts'
import { roomsOf } from './wall-graph.ts'
import { waysIn } from './ways-in.ts'

/** The sample room with its entry, and behind its wall B a second one. */
function twoRooms(between: Partial<Opening>, kind: 'wall' | 'line' = 'wall'): Board {
  const room = sampleRoom()
  const wall = { mm: 120, kind: 'wall' } as const
  const door = { ...room.openings['dooraaaa']!, wall: 'wallbbbb', at: 2000, isEntry: false, ...between }
  return {
    ...room,
    nodes: { ...room.nodes, nodeeeee: { x: 9000, y: 0 }, nodeffff: { x: 9000, y: 4000 } },
    walls: {
      ...room.walls,
      wallbbbb: { ...room.walls['wallbbbb']!, kind },
      walleeee: { a: 'nodebbbb', b: 'nodeeeee', ...wall },
      wallffff: { a: 'nodeeeee', b: 'nodeffff', ...wall },
      wallgggg: { a: 'nodeffff', b: 'nodecccc', ...wall },
    },
    openings: { ...room.openings, doorbbbb: door },
  }
}

const byName = (board: Board) =>
  Object.fromEntries(roomsOf(board).map(({ id = 'other' }, at) => [id, waysIn(board)[at]]))

test('the way to a room is as wide as its narrowest door, and as high as its lowest', () => {
  const board = twoRooms({ width: 610, height: 1900 })
  expect(byName(board)).toMatchObject({
    roomaaaa: { width: 914, height: 2032 },
    other: { width: 610, height: 1900 },
  })
})

test('of two ways the wider one counts; an open plan takes nothing away', () => {
  const narrow = twoRooms({ width: 610 })
  const wide = { ...narrow.openings['doorbbbb']!, at: 3200, width: 800 }
  expect(byName({ ...narrow, openings: { ...narrow.openings, doorcccc: wide } }).other).toMatchObject({
    width: 800,
  })
  expect(byName(twoRooms({ kind: 'window' }, 'line')).other).toMatchObject({ width: 914 })
})

test('where no door leads, or nobody said where one comes in, there is none', () => {
  expect(byName(twoRooms({ kind: 'window' })).other).toBeUndefined()
  const { dooraaaa } = sampleRoom().openings
  const board = twoRooms({})
  const openings = { ...board.openings, dooraaaa: { ...dooraaaa!, isEntry: false } }
  expect(waysIn({ ...board, openings })).toEqual([undefined, undefined])
})

test('a piece that comes through the entry and not through the door of its room is told of', () => {
  const size = { w: 900, d: 900, h: 800 }
  const packed = { widthCm: 90, depthCm: 80, heightCm: 75 }
  const products: Products = new Map([['chair', { size, category: 'chair', packed }]])
  const wayNotes = (x: number) =>
    notesOf({ ...twoRooms({ width: 610 }), things: {}, pieces: { chairaaa: standing('chair', x) } }, products)
      .filter(({ kind }) => kind === 'way-in')
      .map(({ level }) => level)
  expect(wayNotes(3500)).toEqual([])
  expect(wayNotes(7000)).toEqual(['red'])
})
