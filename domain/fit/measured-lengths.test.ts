import { expect, test } from 'vitest'
import { bothUnits, figureIn, lengthText, lengthUnits } from './lengths.ts'
import { neededText, spareText, typedCm } from './measured-lengths.ts'

test.each([
  ['31.5', 'in', 80.01],
  ['31,5', 'in', 80.01],
  ['31 1/2', 'in', 80.01],
  ['31½', 'in', 80.01],
  ['31 1/2"', 'in', 80.01],
  [' 80 cm ', 'cm', 80],
  ['28 3/8', 'in', 72.0725],
] as const)('%j in %s is %d cm', (text, unit, cm) => {
  expect(typedCm(text, unit)).toBeCloseTo(cm, 9)
})

test.each(['', 'wide', '-3', '0', '1/2/3', '31 9/8', '3e2', '12 34'])('%j is no length', (text) => {
  for (const unit of lengthUnits) expect(typedCm(text, unit)).toBeUndefined()
})

test('what is shown in a unit and typed again is within half a tenth of what it was', () => {
  for (const unit of lengthUnits)
    for (let cm = 40; cm < 400; cm += 0.37) {
      const again = typedCm(String(figureIn(cm, unit)), unit)
      expect(Math.abs((again ?? 0) - cm)).toBeLessThanOrEqual(0.05 * 2.54 + 1e-9)
    }
})

test('lengths are told to a tenth, in both units where both are wanted', () => {
  expect(lengthText(228, 'in')).toBe('89.8 in')
  expect(lengthText(88.9, 'in')).toBe('35 in')
  expect(bothUnits(89)).toBe('35 in (89 cm)')
})

test('what is needed is never told as less, and what is spare never as more', () => {
  expect(neededText(71.13, 'in')).toBe('28.1 in')
  expect(spareText(15.4, 'in')).toBe('6 in')
  expect(spareText(15.23, 'in')).toBe('5.9 in')
  expect([neededText(71.12, 'in'), spareText(71.12, 'in')]).toEqual(['28 in', '28 in'])
})
