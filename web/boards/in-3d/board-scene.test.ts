import { Box3, Mesh, MeshStandardMaterial, Vector3, type Object3D } from 'three'
import { expect, test } from 'vitest'
import { footprintOf } from '#domain/boards/footprint.ts'
import { sampleRoom, standing } from '#tests/support/seed/board.ts'
import { boardPieces } from './board-pieces.ts'
import { shellOf } from './board-shell.ts'
import { dragged, keyedCamera, orbitOf, placesOf, walkThrough } from './camera.ts'
import { scaleTo } from './load-model.ts'
import { solidMesh } from './solid-mesh.ts'

const board = sampleRoom()
const size = { w: 2280, d: 950, h: 890 }
const sizeOf = (object: Object3D) => new Box3().setFromObject(object, true).getSize(new Vector3())
const gray = () => 'gray'
const plain = new MeshStandardMaterial({ color: 'gray' })

function built(turn: number, up = 0) {
  const pieces = boardPieces(gray, () => undefined)
  const piece = { ...standing('sofa'), turn, up }
  pieces.sync({ ...board, things: {}, pieces: { sofaaaaa: piece } }, () => ({
    size,
    shade: 'gray',
    model: undefined,
  }))
  return { pieces, piece }
}

test.each([0, 30, 90, 135, 180, 270.5])(
  'a piece turned by %i° covers in 3D what it covers in the plan',
  (turn) => {
    const { pieces, piece } = built(turn)
    const quad = footprintOf(piece, size)
    const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)]
    const { min, max } = new Box3().setFromObject(pieces.group, true)
    expect(min.x).toBeCloseTo(Math.min(...xs) / 1000, 5)
    expect(max.x).toBeCloseTo(Math.max(...xs) / 1000, 5)
    expect(min.z).toBeCloseTo(Math.min(...ys) / 1000, 5)
    expect(max.z).toBeCloseTo(Math.max(...ys) / 1000, 5)
    expect(min.y).toBeCloseTo(0, 5)
    expect(max.y).toBeCloseTo(0.89, 5)
  },
)

test('what is taken away goes, and what stands where it stood is the same object', () => {
  const { pieces } = built(0)
  const [, holder] = pieces.group.children
  const look = () => ({ size, shade: 'gray', model: undefined })
  const both = { sofaaaaa: standing('sofa', 2500), chairaaa: standing('chair') }
  pieces.sync({ ...board, pieces: both }, look)
  expect(pieces.group.children).toContain(holder)
  expect(holder?.position.x).toBe(2.5)
  pieces.sync({ ...board, pieces: { chairaaa: both.chairaaa } }, look)
  expect(pieces.group.children).not.toContain(holder)
})

test('a solid stands upright between its heights', () => {
  const corners = [
    { x: 1000, y: 2000 },
    { x: 3000, y: 2000 },
    { x: 3000, y: 2120 },
    { x: 1000, y: 2120 },
  ]
  const { min, max } = new Box3().setFromObject(solidMesh({ corners, from: 900, to: 2100 }, plain), true)
  const near = (one: Vector3, place: number[]) =>
    [one.x, one.y, one.z].forEach((value, at) => expect(value).toBeCloseTo(place[at]!, 5))
  near(min, [1, 0.9, 2])
  near(max, [3, 2.1, 2.12])
})

test('walls before the eye are cut off, and all stand for whoever is within', () => {
  const { shell, cutFor } = shellOf(board, gray)
  const tall = () =>
    shell.children.filter((part) => part.visible && part.children.length > 0 && sizeOf(part).y > 2).length
  cutFor({ x: 2500, y: 9000 })
  const fromFoot = tall()
  cutFor(null)
  expect(tall()).toBe(fromFoot + 2)
})

test('a model is drawn in the size that is sold where it is off by hardly anything', () => {
  const { pieces } = built(0)
  const [, model] = pieces.group.children
  scaleTo(model!, { w: 2300, d: 940, h: 890 })
  expect(sizeOf(model!).x).toBeCloseTo(2.3, 5)
  const { pieces: others } = built(0)
  scaleTo(others.group.children[1]!, { w: 1000, d: 940, h: 890 })
  expect(sizeOf(others.group.children[1]!).x).toBeCloseTo(2.28, 5)
  expect(model).not.toBeInstanceOf(Mesh)
  // Published narrower than it is sold by now.
  scaleTo(others.group.children[1]!, { w: 1000, d: 940, h: 890 }, size)
  expect(sizeOf(others.group.children[1]!).x).toBeCloseTo(1, 5)
})

test('keys turn the camera, and a drag that follows the hand turns it back', () => {
  const orbit = orbitOf(board)
  const before = placesOf(orbit)
  const turned = keyedCamera(orbit, 'ArrowRight', board)!
  expect(placesOf(turned).at.x).toBeGreaterThan(before.at.x)
  expect(placesOf(dragged(orbit, 40, 0)).at.x).toBeLessThan(before.at.x)
  expect(placesOf(keyedCamera(orbit, '+', board)!).at.y).toBeLessThan(before.at.y)
  expect(keyedCamera(orbit, 'Tab', board)).toBeUndefined()
  const walk = walkThrough(board)
  expect(placesOf(walk).at.y).toBe(1.6)
  expect(placesOf(keyedCamera(walk, 'ArrowUp', board)!).at).not.toEqual(placesOf(walk).at)
  expect(keyedCamera(turned, '0', board)).toEqual(orbit)
})
