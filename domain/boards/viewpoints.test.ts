import { expect, test } from 'vitest'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { LAST_POSITION, MOST } from './board-limits.ts'
import { hasRoomForView, newView, viewsOf } from './viewpoints.ts'

const room = sampleRoom()
const eye = { x: 1000, y: 1000, up: 1600, yaw: 0, pitch: -8, fov: 68 }
const at = (name: string, position: number) => ({ ...eye, name, position })

test('a view is kept by a name that no other has, after all others', () => {
  expect(newView(room, eye)).toEqual(at('View 1', 0))
  const board = { ...room, viewpoints: { bbbbbbbb: at('Garden', 4), aaaaaaaa: at('View 1', 7) } }
  expect(viewsOf(board).map(([id]) => id)).toEqual(['bbbbbbbb', 'aaaaaaaa'])
  expect(newView(board, eye)).toEqual(at('View 2', 8))
  const last = { ...room, viewpoints: { aaaaaaaa: at('Garden', LAST_POSITION) } }
  expect(newView(last, eye)).toEqual(at('View 1', LAST_POSITION))
})

test('a board has room for so many of them', () => {
  const views = Array.from({ length: MOST.viewpoints }, (_, number) => at(`View ${number}`, number))
  const full = Object.fromEntries(views.map((view, number) => [`view${number}`, view]))
  expect(hasRoomForView({ ...room, viewpoints: full })).toBe(false)
  expect(hasRoomForView(room)).toBe(true)
})
