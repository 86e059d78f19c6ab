import { api } from '#contract/api.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'
import { badValues, oddTexts } from './bad-values.ts'
import { bodyFields, withValueAt, type DescribedField } from './described-fields.ts'
import { everyAsk, type AskOf } from '#tests/access/every-ask.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { storedByShop } from './stored-by-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

type Outcome = { asks: number; fields: number; faults: string[] }
type Requested = Awaited<ReturnType<AskOf['input']>>

/** Where a value of another kind is taken on purpose. */
const taken: Record<string, RegExp> = {
  // What the page has seen may be anything: it is compared, never kept.
  'PUT /api/settings': /^seen/,
}

/**
 * Spoils every described field of every JSON body in turn, everything else as it should be: what cannot stand there is
 * refused with 400, of an id with 404, and nothing is kept; odd text is kept or refused. Never 5xx.
 *
 * @param share  tries one of so many values of each field, another each time
 */
export async function spoilFields(testing: TestShop, share: number): Promise<Outcome> {
  const outcome: Outcome = { asks: 0, fields: 0, faults: [] }
  for (const sound of everyAsk(testing)) {
    const { body } = api[sound.key] as { body?: never }
    if (!body || holdsFiles(body)) continue
    const fields = bodyFields(api[sound.key]).filter(({ path }) => !taken[sound.key]?.test(path.join('.')))
    const requested = await sound.input()
    const before = await storedByShop(testing)
    for (const field of fields) {
      outcome.fields++
      for (const value of someOf(badValues(field), share, outcome.fields))
        await tryBad(testing, sound, requested, field, value, outcome)
    }
    const after = await storedByShop(testing)
    const changed = Object.keys(after).filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    )
    if (changed.length > 0)
      outcome.faults.push(`${sound.key} kept something of what it refused, in ${changed.join(', ')}`)
    for (const field of fields.filter(({ kind }) => kind === 'text'))
      for (const text of someOf(oddTexts, share, outcome.fields++))
        await tryOdd(testing, sound, field, text, outcome)
  }
  return outcome
}

async function tryBad(
  testing: TestShop,
  sound: AskOf,
  requested: Requested,
  field: DescribedField,
  value: unknown,
  outcome: Outcome,
) {
  const { statusCode, body } = await send(testing, sound, requested, field, value)
  const isRight = statusesOf(field, value).includes(statusCode)
  outcome.asks++
  if (!isRight) outcome.faults.push(titleOf(sound, field, value, `${statusCode} ${body.slice(0, 200)}`))
}

/** Fields that name things and are not described as an id. */
const NAMING = new Set(['packageId', 'ids'])

/** A malformed id is not there, as an unknown one; what is no text at all may also be called what it is. */
function statusesOf({ kind, path }: DescribedField, value: unknown): number[] {
  if (value === null || (kind !== 'id' && !NAMING.has(path.at(-1) ?? ''))) return [400]
  return typeof value === 'string' && kind === 'id' ? [404] : [404, 400]
}

async function tryOdd(
  testing: TestShop,
  sound: AskOf,
  field: DescribedField,
  text: string,
  outcome: Outcome,
) {
  const { statusCode } = await send(testing, sound, await sound.input(), field, text)
  outcome.asks++
  if (![200, 400, 401, 403, 404, 409].includes(statusCode))
    outcome.faults.push(titleOf(sound, field, text, String(statusCode)))
}

function send(
  { http }: TestShop,
  { key, person }: AskOf,
  requested: Requested,
  { path }: DescribedField,
  value: unknown,
) {
  return injectedReply(http, person, key, { ...requested, body: withValueAt(requested.body, path, value) })
}

function titleOf({ key }: AskOf, { path }: DescribedField, value: unknown, status: string): string {
  return `${key} ${path.join('.')} ${JSON.stringify(value)?.slice(0, 60)}: ${status}`
}

/** One of `share` values, beginning with another for each field. */
function someOf<T>(values: readonly T[], share: number, start: number): T[] {
  return values.filter((_value, at) => (at + start) % share === 0)
}
