import { expect, test } from 'vitest'
import { isComparable, isFull, notComparing, turned, withoutPackage, withPackage } from './use-comparison.ts'

const on = turned(notComparing)
const chosen = (...ids: string[]) => ids.reduce(withPackage, on)

test('turning it on empties the selection, and so does turning it off', () => {
  expect(on).toEqual({ isOn: true, ids: [] })
  const off = turned(chosen('modern', 'luxury'))
  expect(off).toEqual({ isOn: false, ids: [] })
  expect(turned({ isOn: false, ids: ['modern'] })).toEqual({ isOn: true, ids: [] })
})

test('a package is selected only once', () => {
  expect(chosen('modern', 'modern').ids).toEqual(['modern'])
})

test('no more than three fit side by side', () => {
  expect(chosen('modern', 'luxury', 'one-bedroom', 'minimalist').ids).toEqual([
    'modern',
    'luxury',
    'one-bedroom',
  ])
  expect(isFull(chosen('modern', 'luxury', 'one-bedroom'))).toBe(true)
})

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('%i can be compared: %s', (count, expected) => {
  expect(isComparable(chosen(...['modern', 'luxury', 'one-bedroom'].slice(0, count)))).toBe(expected)
})

test('one that is taken out makes room', () => {
  const two = withoutPackage(chosen('modern', 'luxury', 'one-bedroom'), 'luxury')
  expect(withPackage(two, 'minimalist').ids).toEqual(['modern', 'one-bedroom', 'minimalist'])
})
