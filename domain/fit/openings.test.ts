import { expect, test } from 'vitest'
import { passesCorner, passesStraight, passesTilted } from './openings.ts'

const lengths = [20, 45, 71, 80, 102, 120, 160, 204, 240]

test('a rectangle goes through straight whichever way it is held', () => {
  expect(passesStraight(80, 102, 203, 81)).toBe(true)
  expect(passesStraight(102, 80, 81, 203)).toBe(true)
  expect(passesStraight(82, 102, 81, 203)).toBe(false)
})

test('a thin board goes through a frame that is shorter than it, along the diagonal', () => {
  expect(passesStraight(2, 215, 81, 203)).toBe(false)
  expect(passesTilted(2, 215, 81, 203)).toBe(true)
  expect(passesTilted(2, Math.hypot(81, 203), 81, 203)).toBe(false)
  expect(passesTilted(81, 215, 81, 203)).toBe(false)
})

test('no rectangle that goes through tilted is longer than the diagonal or larger than the frame', () => {
  for (const p of lengths)
    for (const q of lengths)
      for (const a of lengths)
        for (const b of lengths)
          if (passesTilted(p, q, a, b)) {
            expect(Math.hypot(p, q)).toBeLessThanOrEqual(Math.hypot(a, b) + 1e-9)
            expect(p * q).toBeLessThanOrEqual(a * b + 1e-9)
          }
})

test('a thin pole goes round a corner as far as the ladder rule says', () => {
  for (const [before, after] of [
    [90, 90],
    [80, 120],
    [100, 70],
  ] as const) {
    const longest = (before ** (2 / 3) + after ** (2 / 3)) ** 1.5
    expect(passesCorner(longest - 0.1, 0, before, after)).toBe(true)
    expect(passesCorner(longest + 0.1, 0, before, after)).toBe(false)
  }
})

test('what is as wide as both ways goes on without a turn', () => {
  expect(passesCorner(90, 90, 90, 90)).toBe(true)
  expect(passesCorner(91, 90, 90, 90)).toBe(false)
  expect(passesCorner(130, 80, 80, 130)).toBe(true)
})

test('a sofa of the usual size needs more than a yard before and after the turn', () => {
  expect(passesCorner(220, 80, 91, 91)).toBe(false)
  expect(passesCorner(220, 80, 150, 150)).toBe(true)
})
