import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonPart, MAX_ENTRIES } from './form-parts.ts'

test('a list of more entries than any has is not read, and costs one word', () => {
  const part = jsonPart(z.object({ rows: z.array(z.object({ name: z.string() })) }))
  const faultsOf = (count: number) =>
    part.safeParse(JSON.stringify({ rows: Array.from({ length: count }, () => ({})) })).error?.issues.length
  expect(faultsOf(MAX_ENTRIES)).toBe(MAX_ENTRIES)
  expect(faultsOf(MAX_ENTRIES + 1)).toBe(1)
})
