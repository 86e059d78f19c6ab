import { expect, test } from 'vitest'
import { pngOfTexts } from '#tests/support/hostile-files/pictures.ts'
import { isSoundPng } from './checked-type.ts'

// Each takes its time to unpack: sixty thousand, in a file of a megabyte, took more than a second.
test('a picture bears a hundred packed texts, and no thousands', () => {
  expect(isSoundPng(pngOfTexts(100))).toBe(true)
  expect(isSoundPng(pngOfTexts(101))).toBe(false)
})
