import { expect, test } from 'vitest'
import { paperScale } from './paper-scale.ts'

test.each([
  [{ width: 4_400, height: 4_600 }, 25],
  [{ width: 4_500, height: 4_600 }, 50],
  [{ width: 8_900, height: 9_250 }, 50],
  [{ width: 8_000, height: 9_300 }, 100],
  [{ width: 60_000, height: 20_000 }, 500],
  [{ width: 120_000, height: 120_000 }, 1_000],
])('%o is drawn at 1:%i', (size, scale) => {
  expect(paperScale(size)).toBe(scale)
})
