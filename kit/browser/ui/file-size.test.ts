import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [36_864, '36 kB'],
  [2_516_582, '2.4 MB'],
  [10_485_760, '10 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
