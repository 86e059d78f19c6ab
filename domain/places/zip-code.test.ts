import { expect, test } from 'vitest'
import { isZipCode } from './zip-code.ts'

test.each(['96815', '96815-1234', '968151234', ' 96815 '])('%j is a ZIP code', (code) => {
  expect(isZipCode(code)).toBe(true)
})

test.each(['ABCDE', '9681', '968155', '96815-', '96815-12', '96815 1234', '９６８１５', 'V5K 0A1', ''])(
  '%j is none',
  (code) => {
    expect(isZipCode(code)).toBe(false)
  },
)

test.each([
  ['94110', 'HI', false],
  ['94110', 'Hawaiʻi', false],
  ['96748', 'hi', true],
  ['94110', 'CA', true],
])('%j is a ZIP code of %s: %j', (code, state, isOne) => {
  expect(isZipCode(code, state)).toBe(isOne)
})
