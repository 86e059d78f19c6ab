import { expect, test } from 'vitest'
import { faultOf, measureOf } from './use-way-in.ts'

test('nothing typed is no fault, and no measure', () => {
  expect(faultOf('doorWidth', ' ', 'in')).toBeUndefined()
  expect(measureOf('doorWidth', ' ', 'in')).toBeUndefined()
})

test('what is no length is said with what one looks like', () => {
  const words = `Type a length, such as 31 1/2, 2' 8" or 80 cm`
  expect(faultOf('doorWidth', 'wide', 'in')).toBe(words)
  expect(faultOf('doorWidth', 'wide', 'cm')).toBe(words)
  expect(measureOf('doorWidth', 'wide', 'in')).toBeUndefined()
})

test('a typed unit wins over the chosen one', () => {
  expect(measureOf('doorWidth', '81cm', 'in')).toBe(81)
  expect(measureOf('doorWidth', `2'8"`, 'cm')).toBeCloseTo(81.28, 9)
})

test('what nobody would believe is said with its limits, and asks for the unit', () => {
  expect(faultOf('doorWidth', '3', 'in')).toBe('This should be between 15.7 and 157.5 in: is the unit right?')
  expect(faultOf('doorWidth', '3200', 'cm')).toBe('This should be between 40 and 400 cm: is the unit right?')
  expect(measureOf('doorWidth', '3', 'in')).toBeUndefined()
})

test('a measure is kept to the hair', () => {
  expect(faultOf('doorWidth', '31 1/2', 'in')).toBeUndefined()
  expect(measureOf('doorWidth', '31 1/2', 'in')).toBeCloseTo(80.01, 9)
})
