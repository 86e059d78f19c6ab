import { expect, test } from 'vitest'
import { deviceKindLabel, deviceKindOf } from './device-kind.ts'

test.each([
  [true, 1080, 'desktop'],
  [true, 500, 'desktop'],
  [false, 600, 'tablet'],
  [false, 820, 'tablet'],
  [false, 599, 'mobile'],
  [false, 390, 'mobile'],
])('with a mouse: %s, shorter side %i: a %s', (hasMouse, shortSide, kind) => {
  expect(deviceKindOf({ hasMouse, shortSide })).toBe(kind)
})

test('an order that did not say what it was placed on is said to be not known', () => {
  expect(deviceKindLabel(null)).toBe('Not known')
  expect(deviceKindLabel('mobile')).toBe('Mobile')
})
