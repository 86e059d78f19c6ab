import { expect, test } from 'vitest'
import { isZipCode, notInHawaii, zipCodeFault, zipCodeMessage } from './zip-code.ts'

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
  ['94110', 'HI', notInHawaii],
  ['94110', 'Hawaiʻi', notInHawaii],
  ['96799', 'HI', notInHawaii],
  ['96898-1234', 'Hawaii', notInHawaii],
  ['9411', 'HI', zipCodeMessage],
  ['96748', 'hi', undefined],
  // Post office boxes, the bases of the forces, and one that no table has.
  ['96709', 'HI', undefined],
  ['96803', 'HI', undefined],
  ['96853', 'HI', undefined],
  ['96711', 'HI', undefined],
  ['94110', 'CA', undefined],
])('what is wrong with the ZIP code %j in %s: %j', (code, state, fault) => {
  expect(zipCodeFault(code, state)).toBe(fault)
})
