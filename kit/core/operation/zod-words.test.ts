import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** How zod talks when nobody gave it words. */
const jargon = /^invalid|expected|received|^too |unrecognized|undefined|NaN|[<>]=/i

test.each([
  ['nothing', z.string(), undefined, 'This is required'],
  ['null', z.int(), null, 'This is required'],
  ['an empty text', z.string().min(1), '', 'This is required'],
  ['a number for text', z.string(), 5, 'Enter text'],
  ['text for a number', z.number(), 'five', 'Enter a number'],
  ['half of one', z.int(), 1.5, 'Enter a whole number'],
  ['a word for a switch', z.boolean(), 'on', 'Choose yes or no'],
  ['a word for a list', z.array(z.string()), 'a', 'Give a list'],
  ['a choice that is none', z.enum(['paid', 'rejected']), 'free', 'Choose one of paid, rejected'],
  ['a long text', z.string().max(200), 'x'.repeat(201), 'Use at most 200 characters'],
  ['a short text', z.string().min(3), 'x', 'Use at least 3 characters'],
  ['a high number', z.number().max(100), 101, 'Use 100 or less'],
  ['a low number', z.number().min(1), 0, 'Use 1 or more'],
  ['a number at its end', z.number().lt(10), 10, 'Use less than 10'],
  ['a number at its start', z.number().gt(0), 0, 'Use more than 0'],
  ['a long list', z.array(z.int()).max(2), [1, 2, 3], 'Give at most 2 entries'],
  ['an empty list', z.array(z.int()).min(1), [], 'This is required'],
  ['a short list', z.array(z.int()).min(2), [1], 'Give at least 2 entries'],
  ['an odd number', z.number().multipleOf(2), 3, 'Use a multiple of 2'],
  ['no address', z.email(), 'a at b', 'Enter a valid email address'],
  ['no day', z.iso.date(), 'soon', 'Enter a date'],
  ['a field too many', z.strictObject({}), { a: 1 }, 'a is not taken here'],
  ['neither of two', z.union([z.int(), z.literal('')]), 'x', 'This does not fit here'],
])('%s is refused in plain words', (_case, schema, input, message) => {
  expect(z.safeParse(schema, input).error?.issues).toMatchObject([{ message }])
})

test('words of a schema’s own come first', () => {
  const schema = z.string('Name it').max(2, 'Shorter')
  expect(schema.safeParse(undefined).error?.issues).toMatchObject([{ message: 'Name it' }])
  expect(schema.safeParse('abc').error?.issues).toMatchObject([{ message: 'Shorter' }])
})

const wrong = [null, true, '', ' ', 'x', 'x'.repeat(20_000), -1, 0, 1.5, 0.001, 1e12, 2 ** 53, [], {}, [[]]]

/** What can stand where `schema` wants something: everything wrong, and the right frame around something wrong. */
function* wrongFor(schema: z.ZodType): Generator {
  yield* wrong
  const inner = within(schema)
  if (inner instanceof z.ZodObject) yield* wrongForms(inner.shape)
  if (inner instanceof z.ZodArray) {
    for (const entry of wrongFor(inner.element as z.ZodType)) yield [entry]
    yield Array.from({ length: 1_001 }, () => 'x')
  }
  if (inner instanceof z.ZodRecord) for (const entry of wrong) yield { x: entry, ['k'.repeat(500)]: entry }
}

function* wrongForms(shape: Record<string, z.ZodType>): Generator {
  const fields = Object.entries(shape)
  for (const [name, field] of fields) for (const value of wrongFor(field)) yield { [name]: value }
  yield { ...Object.fromEntries(fields.map(([name]) => [name, 'x'])), more: 1 }
}

function within(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
  return isWrapped ? within(schema.unwrap() as z.ZodType) : schema
}

const inputs = Object.entries<Operation>(api).flatMap(([key, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ key, part, schema }] : [],
  ),
)

test.each(inputs)('$key says in plain words what is wrong with its $part', ({ schema }) => {
  const messages = [...wrongFor(schema)].flatMap(
    (input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [],
  )
  expect(messages.length).toBeGreaterThan(0)
  expect([...new Set(messages)].filter((message) => jargon.test(message))).toEqual([])
})

test('whatever of the contract runs in the browser brings the words along', () => {
  const pages = readdirSync(`${root}web`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${root}web/${file}`)
  const schemas = pages.flatMap(importedBy).filter((file) => file.startsWith(`${root}contract/`))
  expect(schemas.length).toBeGreaterThan(0)
  expect(
    schemas.filter((file) => usesZod(file) && !reaches(file, `${root}kit/core/operation/zod-words.ts`)),
  ).toEqual([])
})

test('so does a form of the ground, which may come to the browser in a file of its own', () => {
  const here = `${root}kit/core/operation/`
  const forms = readdirSync(here)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => here + file)
    .filter((file) => readFileSync(file, 'utf8').includes('z.object('))
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.filter((file) => !reaches(file, `${here}zod-words.ts`))).toEqual([])
})

/** The files of ours that `file` imports when it runs. */
function importedBy(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/^import (?!type\b)(?:[^'"]*? from )?'([#.][^']+)'/gm)].map(([, to = '']) =>
    to.startsWith('#') ? root + to.slice(1) : resolve(dirname(file), to),
  )
}

function usesZod(file: string): boolean {
  return /^import (?!type\b).*from 'zod'/m.test(readFileSync(file, 'utf8'))
}

function reaches(file: string, goal: string, seen = new Set<string>()): boolean {
  if (file === goal) return true
  if (seen.has(file)) return false
  seen.add(file)
  return importedBy(file).some((next) => reaches(next, goal, seen))
}
