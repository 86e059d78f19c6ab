import { expect, test } from 'vitest'
import { typedCm } from '#kit/core/length.ts'
import { bothUnits, figureIn, lengthText } from './lengths.ts'
import { lengthUnits } from './unit-systems.ts'
import { neededText, spareText } from './lengths.ts'

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
  expect(bothUnits(89, 'in')).toBe('35 in (89 cm)')
  expect(bothUnits(89, 'cm')).toBe('89 cm (35 in)')
})

test('what is needed is never told as less, and what is spare never as more', () => {
  expect(neededText(71.13, 'in')).toBe('28.1 in')
  expect(spareText(15.4, 'in')).toBe('6 in')
  expect(spareText(15.23, 'in')).toBe('5.9 in')
  expect([neededText(71.12, 'in'), spareText(71.12, 'in')]).toEqual(['28 in', '28 in'])
})
