import { expect, test } from 'vitest'
import { z } from 'zod'
import { dollarsPart, jsonPart, MAX_ENTRIES, numberPart } from './form-parts.ts'

test('a list of more entries than any has is not read, and costs one word', () => {
  const part = jsonPart(z.object({ rows: z.array(z.object({ name: z.string() })) }))
  const faultsOf = (count: number) =>
    part.safeParse(JSON.stringify({ rows: Array.from({ length: count }, () => ({})) })).error?.issues.length
  expect(faultsOf(MAX_ENTRIES)).toBe(MAX_ENTRIES)
  expect(faultsOf(MAX_ENTRIES + 1)).toBe(1)
})

test.each([
  [' 12 ', 12],
  ['+5', 5],
  ['5.', 5],
  ['.5', 0.5],
  [1e3, 1000],
  ['1e3', undefined],
  ['0x10', undefined],
  ['0b11', undefined],
  ['Infinity', undefined],
  ['１２', undefined],
  ['.', undefined],
  ['-', undefined],
])('an amount or a number typed as %j is %j', (typed, number) => {
  const amount = dollarsPart({ wrong: 'wrong', isFit: () => true }).safeParse(typed)
  expect(amount.data).toBe(number === undefined ? undefined : number * 100)
  expect(numberPart('wrong').safeParse(typed).data).toBe(number)
})
