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
