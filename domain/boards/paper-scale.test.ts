import { expect, test } from 'vitest'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { letterSheet, paperScale, placeOnPaper, PT_PER_MM } from './paper-scale.ts'

test.each([
  [{ width: 4_400, height: 4_600 }, 25],
  [{ width: 4_500, height: 4_600 }, 50],
  [{ width: 8_900, height: 9_250 }, 50],
  [{ width: 8_000, height: 9_300 }, 75],
  [{ width: 14_000, height: 9_300 }, 100],
  [{ width: 60_000, height: 20_000 }, 500],
  [{ width: 120_000, height: 120_000 }, 1_000],
])('%o is drawn at 1:%i', (size, scale) => {
  expect(paperScale(size)).toBe(scale)
})

test('a point of a board lies on its paper where the plan is drawn, to scale', () => {
  const room = sampleRoom()
  const [from, to] = [placeOnPaper(room, { x: 0, y: 0 }), placeOnPaper(room, { x: 5000, y: 4000 })]
  // 5 by 4 meters at 1:50.
  expect((to.x - from.x) * letterSheet.width).toBeCloseTo(100 * PT_PER_MM, 6)
  expect((to.y - from.y) * letterSheet.height).toBeCloseTo(80 * PT_PER_MM, 6)
  expect(from.x + to.x).toBeCloseTo(1, 6)
  expect(from.y * letterSheet.height).toBeCloseTo(letterSheet.planTop + (900 / 50) * PT_PER_MM, 6)
})
