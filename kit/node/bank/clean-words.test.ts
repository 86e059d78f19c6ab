import { expect, test } from 'vitest'
import { cleanWords } from './statement.ts'

test.each([
  ['  WIRE\t IN\u0000\n', 'WIRE IN'],
  ['\u202eevil\u202c and\u2066 so on', 'evil and so on'],
  ['half \ud83c of one', 'half \ufffd of one'],
  [`${'a'.repeat(499)}🌺`, 'a'.repeat(499)],
  [`${'a'.repeat(498)}🌺b`, `${'a'.repeat(498)}🌺`],
])('%j is stored as %j', (text, stored) => {
  expect(cleanWords(text)).toBe(stored)
})
