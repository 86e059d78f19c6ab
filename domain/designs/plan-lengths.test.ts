import { describe, expect, test } from 'vitest'
import { distanceOn, metresPerUnit, formatLength, typedLength } from './plan-lengths.ts'

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

describe('typed lengths', () => {
  test.each([
    ['3.5', 'm', 3.5],
    ['3,5', 'm', 3.5],
    ['12', 'ft', 3.6576],
    ['90', 'cm', 0.9],
    ['900', 'mm', 0.9],
    [`12' 6"`, 'm', 3.81],
    ['12′6″', 'cm', 3.81],
    ['12 ft 6 in', 'ft', 3.81],
    [`12' 6`, 'ft', 3.81],
    [`10'`, 'ft', 3.048],
    ['30', 'in', 0.762],
  ] as const)('%s in %s', (text, unit, metres) => {
    expect(typedLength(text, unit)).toBeCloseTo(metres, 6)
  })

  test.each(['', '0', '-3', 'wide', '1e3', '12 6', '3.5.1'])('"%s" is none', (text) => {
    expect(typedLength(text, 'm')).toBeUndefined()
  })
})

test('measures on a sheet by a line of known length, whatever the form of the sheet', () => {
  const sheet = { width: 2000, height: 1000 }
  const across = { a: { x: 0.1, y: 0.5 }, b: { x: 0.2, y: 0.5 }, metres: 4 }
  const perUnit = metresPerUnit(sheet, across) ?? 0
  expect(perUnit * distanceOn(sheet, { x: 0, y: 0 }, { x: 0, y: 0.2 })).toBeCloseTo(4)
  expect(metresPerUnit(sheet, { ...across, b: across.a })).toBeUndefined()
})
