import { expect, test } from 'vitest'
import { type Camera, onFrame, sideLines } from './dimension-lines.tsx'

const frame = { width: 550, height: 550 }
const degrees = Math.PI / 180

/** Two metres away at an angle of 90°, so that a metre to the side of the middle is half of half the frame. */
const camera = (theta = 0, phi = 90): Camera => ({
  target: { x: 0, y: 0.5, z: 0 },
  orbit: { theta: theta * degrees, phi: phi * degrees, radius: 2 },
  fieldOfView: 90,
})

test.each([
  ['what is looked at', 0, 90, { x: 0, y: 0.5, z: 0 }, [275, 275]],
  ['a metre to the right', 0, 90, { x: 1, y: 0.5, z: 0 }, [412.5, 275]],
  ['half a metre up', 0, 90, { x: 0, y: 1, z: 0 }, [275, 206.25]],
  ['a metre nearer and to the right', 0, 90, { x: 0.5, y: 0.5, z: 1 }, [412.5, 275]],
  ['the front, seen from the right', 90, 90, { x: 0, y: 0.5, z: 1 }, [137.5, 275]],
  ['the front, seen from above', 0, 0.0001, { x: 0, y: 0.5, z: 1 }, [275, 412.5]],
] as const)('%s', (_case, theta, phi, point, [x, y]) => {
  const seen = onFrame(point, camera(theta, phi), frame)
  expect(seen[0]).toBeCloseTo(x, 2)
  expect(seen[1]).toBeCloseTo(y, 2)
})

const box = { center: { x: 0, y: 0.5, z: 0 }, size: { x: 2, y: 1, z: 1 } }

test.each([-150, -60, -30, 30, 60, 150])('from %i° each line runs along the side that one sees', (theta) => {
  const lines = sideLines(box, camera(theta, 75), frame)
  const middle = onFrame({ x: 0, y: 0, z: 0 }, camera(theta, 75), frame)
  expect(lines.map(({ side }) => side)).toEqual(['width', 'depth', 'height'])
  for (const { side, from, to } of lines) {
    // What is nearer than the middle of the floor is seen below it.
    if (side !== 'height') expect((from[1] + to[1]) / 2).toBeGreaterThan(middle[1])
    else expect(from[1]).toBeGreaterThan(to[1])
  }
  const [width, , height] = lines
  const ends = [width?.from[0] ?? 0, width?.to[0] ?? 0].map((x) => Math.abs(x - (height?.from[0] ?? 0)))
  expect(Math.min(...ends)).toBeLessThan(60)
})
