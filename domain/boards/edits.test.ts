import { describe, expect, test } from 'vitest'
import { dice } from '#tests/sim/dice.ts'
import { randomEdits } from '#tests/support/random-edits.ts'
import { rugAt, sampleRoom, standing } from '#tests/support/seed/board.ts'
import type { Board, Edit } from './board.ts'
import { applied, clashes, inverse, latest, touched } from './edits.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

/** A sample room that some hands have been at. */
function worn(seed: number): Board {
  const throws = dice(seed)
  return applied(sampleRoom(), randomEdits(throws, throws.below(20)))
}

describe('whatever is edited', () => {
  test('what takes edits back leaves the board as it was', () => {
    for (const seed of SEEDS) {
      const throws = dice(seed)
      const board = worn(seed)
      const edits = randomEdits(throws, 8)
      expect(applied(applied(board, edits), inverse(board, edits)), `seed ${seed}`).toEqual(board)
    }
  })

  test('the latest of each record leads to the same board', () => {
    for (const seed of SEEDS) {
      const board = worn(seed)
      const edits = randomEdits(dice(seed + 1000), 30)
      const few = latest(edits)
      expect(applied(board, few), `seed ${seed}`).toEqual(applied(board, edits))
      expect(few.length).toBe(new Set(edits.map((edit) => ('id' in edit ? edit.of + edit.id : edit.of))).size)
    }
  })

  test('the board before stays as it was', () => {
    for (const seed of SEEDS) {
      const board = worn(seed)
      const before = structuredClone(board)
      applied(board, randomEdits(dice(seed + 1000), 12))
      expect(board, `seed ${seed}`).toEqual(before)
    }
  })

  test('edits that bear upon nothing in common give the same board in any order', () => {
    let [apart, together] = [0, 0]
    for (const seed of SEEDS) {
      const board = worn(seed)
      const [one, other] = [randomEdits(dice(seed + 1000), 2), randomEdits(dice(seed + 2000), 2)]
      if (clashes(touched(board, one), touched(board, other)).length > 0) {
        together++
        continue
      }
      apart++
      expect(applied(applied(board, one), other), `seed ${seed}`).toEqual(applied(applied(board, other), one))
    }
    expect(Math.min(apart, together)).toBeGreaterThan(20)
  })
})

test('pieces have one order, whichever was placed first', () => {
  const place = (id: string): Edit => ({ of: 'pieces', id, value: standing('sofa') })
  const board = applied(sampleRoom(), ['sofabbbb', 'sofacccc', 'sofaaaaa'].map(place))
  expect(Object.keys(board.pieces)).toEqual(['sofaaaaa', 'sofabbbb', 'sofacccc'])
})

test('parts that an edit leaves alone stay the same objects', () => {
  const board = sampleRoom()
  const edited = applied(board, [{ of: 'things', id: 'rugaaaaa', value: rugAt(1000) }])
  expect(edited.walls).toBe(board.walls)
  expect(edited.things).not.toBe(board.things)
})

describe('what an edit bears upon', () => {
  const wall = { mm: 100, kind: 'wall' } as const
  const door = sampleRoom().openings.dooraaaa
  test.each<[string, Edit, string[]]>([
    [
      'a corner, and the walls that meet there',
      { of: 'nodes', id: 'nodeaaaa', value: { x: 10, y: 0 } },
      ['nodes:nodeaaaa', 'walls:wallaaaa', 'walls:walldddd'],
    ],
    [
      'a wall that is drawn, and where it ends',
      { of: 'walls', id: 'wallnewa', value: { a: 'nodeaaaa', b: 'nodecccc', ...wall } },
      ['walls:wallnewa', 'nodes:nodeaaaa', 'nodes:nodecccc'],
    ],
    [
      'a wall that becomes thinner',
      { of: 'walls', id: 'wallaaaa', value: { a: 'nodeaaaa', b: 'nodebbbb', ...wall } },
      ['walls:wallaaaa'],
    ],
    ['a wall that goes', { of: 'walls', id: 'wallaaaa', value: null }, ['walls:wallaaaa']],
    [
      'an opening that moves to another wall, and both walls',
      { of: 'openings', id: 'dooraaaa', value: { ...door!, wall: 'wallbbbb' } },
      ['openings:dooraaaa', 'walls:wallaaaa', 'walls:wallbbbb'],
    ],
    ['a thing', { of: 'things', id: 'rugaaaaa', value: null }, ['things:rugaaaaa']],
    ['the height of rooms', { of: 'heightMm', value: 2500 }, ['heightMm']],
  ])('%s', (_what, edit, keys) => {
    expect(touched(sampleRoom(), [edit])).toEqual(keys)
  })
})

test('the walls are looked through once, however many nodes move', () => {
  const { walls, ...board } = sampleRoom()
  let looks = 0
  const watched = {
    ...board,
    get walls() {
      looks += 1
      return walls
    },
  }
  const moved = Object.keys(board.nodes).map((id): Edit => ({ of: 'nodes', id, value: { x: 1, y: 1 } }))
  expect(touched(watched, moved)).toEqual(touched(sampleRoom(), moved))
  expect(looks).toBe(1)
})
