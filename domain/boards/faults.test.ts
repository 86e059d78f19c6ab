import { describe, expect, test } from 'vitest'
import { emptyBoard, type Board, type Edit } from './board.ts'
import { MOST } from './board-limits.ts'
import { applied } from './edits.ts'
import { faultsOf } from './faults.ts'
import { rugAt, sampleRoom } from '#tests/support/seed/board.ts'

const door = sampleRoom().openings.dooraaaa!
const wall = { mm: 120, kind: 'wall' } as const
const many = (count: number, one: (at: number) => Board['things'][string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`thing${at}`, one(at)]))

test('a room with a door and a window has none, nor has an empty board', () => {
  expect(faultsOf(sampleRoom())).toEqual([])
  expect(faultsOf(emptyBoard())).toEqual([])
})

describe('what keeps a board from being drawn', () => {
  test.each<[string, Edit[], string | undefined]>([
    ['a wall without an end', [{ of: 'nodes', id: 'nodebbbb', value: null }], 'wallaaaa'],
    [
      'a wall of no length',
      [{ of: 'walls', id: 'wallnewa', value: { a: 'nodeaaaa', b: 'nodeaaaa', ...wall } }],
      'wallnewa',
    ],
    ['a wall of 49 mm', [{ of: 'nodes', id: 'nodebbbb', value: { x: 49, y: 0 } }], 'wallaaaa'],
    [
      'an opening in no wall',
      [{ of: 'openings', id: 'doornewa', value: { ...door, wall: 'wallnone' } }],
      'doornewa',
    ],
    [
      'an opening past the beginning of its wall',
      [{ of: 'openings', id: 'dooraaaa', value: { ...door, at: 455 } }],
      'dooraaaa',
    ],
    [
      'an opening past the end of its wall',
      [{ of: 'openings', id: 'dooraaaa', value: { ...door, at: 4545 } }],
      'dooraaaa',
    ],
    [
      'an opening over another',
      [{ of: 'openings', id: 'doornewa', value: { ...door, at: 1900 } }],
      'doornewa',
    ],
    [
      'an opening beside another',
      [{ of: 'openings', id: 'doornewa', value: { ...door, at: 1914 } }],
      undefined,
    ],
  ])('%s', (_what, edits, id) => {
    const [fault] = faultsOf(applied(sampleRoom(), edits))
    expect(fault?.id).toBe(id)
  })

  test('more of a part than there is room for, named by the part', () => {
    const full = { ...sampleRoom(), things: many(MOST.things, rugAt) }
    expect(faultsOf(full)).toEqual([])
    expect(faultsOf({ ...full, things: many(MOST.things + 1, rugAt) })).toEqual([
      { of: 'things', what: 'A board has room for 100 things' },
    ])
  })

  test('more than 256 KB, counted in bytes', () => {
    const note = 'ʻ'.repeat(500)
    const piece = { product: '', key: '', x: 0, y: 0, turn: 0, up: 0, isLocked: false, note }
    const pieces = Object.fromEntries(Array.from({ length: 260 }, (_, at) => [`piece${at}`, piece]))
    expect(faultsOf({ ...sampleRoom(), pieces })).toEqual([
      { of: 'board', what: 'A board has room for 256 KB' },
    ])
  })
})
