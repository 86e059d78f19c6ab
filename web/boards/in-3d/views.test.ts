import { expect, test } from 'vitest'
import { BoardContent } from '#contract/boards/board.ts'
import { sampleRoom, standing } from '#tests/support/seed/board.ts'
import { dragged, keyedCamera, orbitOf, placesOf, walkThrough, type Camera } from './camera.ts'
import { cameraAt, eyeOf, shotsOf } from './views.ts'

const board = sampleRoom()
const homeOf = (mm: number) => ({ ...board, nodes: { ...board.nodes, farright: { x: mm, y: 0 } } })
const viewFrom = (camera: Camera) => ({ ...eyeOf(camera), name: 'View 1', position: 0 })

test.each<[string, Camera]>([
  ['from outside', orbitOf(board)],
  ['from outside, turned by hand', dragged(orbitOf(board), 333, -97)],
  ['from almost above', dragged(orbitOf(board), -1200, 900)],
  ['over a large home', keyedCamera(orbitOf(homeOf(40_000)), 'ArrowUp', board)!],
  ['on a walk', dragged(walkThrough(board), 55, 21)],
])('a view %s is sound on a board, and leads back to where it was kept', (_case, camera) => {
  const view = viewFrom(camera)
  const content = { ...board, viewpoints: { viewaaaa: view } }
  expect(BoardContent.parse(content)).toEqual(content)
  const [before, after] = [placesOf(camera), placesOf(cameraAt(view))]
  for (const end of ['at', 'to'] as const)
    for (const axis of ['x', 'y', 'z'] as const) expect(after[end][axis]).toBeCloseTo(before[end][axis], 0)
  expect(cameraAt(view).how).toBe(camera.how)
  expect(eyeOf(cameraAt(view))).toEqual(eyeOf(camera))
})

test('what looks from past the reach of a board is kept nearer, in the same direction', () => {
  const far = orbitOf(homeOf(100_000))
  const view = viewFrom(far)
  expect(BoardContent.safeParse({ ...board, viewpoints: { viewaaaa: view } }).success).toBe(true)
  expect(cameraAt(view)).toMatchObject({ how: 'orbit', turn: far.turn, tilt: far.tilt })
})

test('pictures are taken of the views in their order, then of the rooms, and of no more than are wanted', () => {
  const viewpoints = {
    viewaaaa: { ...viewFrom(orbitOf(board)), name: 'From above', position: 1 },
    viewbbbb: { ...viewFrom(walkThrough(board)), name: 'From the door', position: 0 },
  }
  const furnished = { ...board, viewpoints, pieces: { sofaaaaa: standing('sofa') } }
  const names = (most: number) => shotsOf(furnished, most).map(({ name }) => name)
  expect(names(6)).toEqual(['From the door', 'From above', 'Living room'])
  expect(names(1)).toEqual(['From the door'])
  expect(shotsOf(furnished, 6).map(({ camera }) => camera.how)).toEqual(['walk', 'orbit', 'walk'])
})
