import type { Board, Edit } from '#domain/boards/board.ts'
import type { Dice } from '#tests/sim/dice.ts'
import { rugAt } from './seed/board.ts'

const letters = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff'] as const

/** Some edits of a board as hands make them, sound or not: records put, changed and taken away. */
export function randomEdits(throws: Dice, count: number): Edit[] {
  return Array.from({ length: count }, () => randomEdit(throws))
}

function randomEdit(throws: Dice): Edit {
  const id = (word: string) => `${word}${throws.one(letters)}`
  const [x, y] = [throws.below(80) * 100, throws.below(80) * 100]
  const orNull = <Value>(value: Value) => (throws.happens(0.25) ? null : value)
  switch (throws.below(7)) {
    case 0:
      return { of: 'nodes', id: id('node'), value: orNull({ x, y }) }
    case 1: {
      const ends = { a: id('node'), b: id('node') }
      return { of: 'walls', id: id('wall'), value: orNull({ ...ends, mm: 100, kind: 'wall' }) }
    }
    case 2:
      return { of: 'openings', id: id('door'), value: orNull(randomOpening(throws, id('wall'))) }
    case 3:
      return { of: 'things', id: id('rugs'), value: orNull(rugAt(x)) }
    case 4:
      return { of: 'rooms', id: id('room'), value: orNull({ ...room, x, y }) }
    case 5:
      return { of: 'heightMm', value: 2000 + throws.below(10) * 100 }
    default:
      return { of: 'light', value: { hour: 6 + throws.below(14), north: 0, lamps: 0 } }
  }
}

const room = { name: 'Room', kind: '', floor: 'oak', paint: 'white' } as const

function randomOpening(throws: Dice, wall: string): Board['openings'][string] {
  const size = { width: 600 + throws.below(5) * 100, height: 2032, sill: 0 }
  const at = throws.below(40) * 100
  return { wall, at, ...size, kind: 'door', hinge: 'a', side: 'left', isEntry: throws.happens(0.2) }
}
