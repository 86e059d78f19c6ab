import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['BR;q=0.001', true],
  ['gzip;q=0, br ; q=1.0', true],
  [undefined, false],
  ['', false],
  ['gzip', false],
  ['xbrx', false],
  ['br;q=0', false],
  ['gzip, br; q=0.000 ', false],
])('br by %j: %j', (header, isTaken) => {
  expect(accepts({ headers: { 'accept-encoding': header } }, 'br')).toBe(isTaken)
})
