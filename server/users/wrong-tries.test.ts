import { expect, test } from 'vitest'
import { WrongTries } from './wrong-tries.ts'

test('what is remembered is bounded: the key unused for longest is forgotten', () => {
  const tries = new WrongTries({ max: 1, perMs: 1000, longestMs: 1000 })
  tries.count('first', 0)
  tries.count('second', 0)
  for (let key = 0; key < 19_999; key += 1) tries.count(`key-${key}`, 0)
  expect(tries.waitFor('first', 0)).toBe(0)
  expect(tries.waitFor('second', 0)).toBe(1000)
})
