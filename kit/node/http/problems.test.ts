import { expect, test } from 'vitest'
import { z } from 'zod'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import { validationProblem } from './problems.ts'
import { isReadable } from './readable-input.ts'

const byName = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, {}]))

test('an object of more names than anything has is not read', () => {
  expect(isReadable({ walls: byName(500) })).toBe(true)
  expect(isReadable({ walls: byName(501) })).toBe(false)
})

test('a list of more entries than any has is not read', () => {
  expect(isReadable({ edits: Array.from({ length: 2_000 }, () => 'id') })).toBe(true)
  expect(isReadable({ edits: Array.from({ length: 2_001 }, () => 'id') })).toBe(false)
})

test('of thousands of faults the first are said', () => {
  const { error } = z.record(z.string(), z.object({ x: z.number() })).safeParse(byName(2_000))
  const refusal = validationProblem(error?.issues ?? [], () => new HttpProblem('not_found'))
  expect(Object.keys(refusal.fields ?? {})).toHaveLength(500)
})
