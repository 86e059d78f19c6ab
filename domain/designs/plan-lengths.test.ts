import { describe, expect, test } from 'vitest'
import { distanceOn, metresPerUnit, formatLength } from './plan-lengths.ts'

describe('told lengths', () => {
  test.each([
    [3.81, '12′ 6″', '3.81 m'],
    [3.82, '12′ 6½″', '3.82 m'],
    [0.9144, '3′ 0″', '91 cm'],
    [0.0127, '½″', '1 cm'],
    [0.4, '1′ 3½″', '40 cm'],
    [7.2, '23′ 7½″', '7.20 m'],
    // 11.97 inches are a foot, not twelve inches.
    [0.304, '1′ 0″', '30 cm'],
  ])('%f m is %s and %s', (metres, imperial, metric) => {
    expect(formatLength(metres)).toEqual({ imperial, metric })
  })
})

test('measures on a sheet by a line of known length, whatever the form of the sheet', () => {
  const sheet = { width: 2000, height: 1000 }
  const across = { a: { x: 0.1, y: 0.5 }, b: { x: 0.2, y: 0.5 }, metres: 4 }
  const perUnit = metresPerUnit(sheet, across) ?? 0
  expect(perUnit * distanceOn(sheet, { x: 0, y: 0 }, { x: 0, y: 0.2 })).toBeCloseTo(4)
  expect(metresPerUnit(sheet, { ...across, b: across.a })).toBeUndefined()
})
