import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { FORGED_ID, forgedFields, forgedHeaders, forgedInside } from './forged-fields.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { writerOf } from './member-asks.ts'
import { type Ask, type SoundAsk, titleOf } from './ask.ts'
import { kai, type Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { lastingIn, writtenBy } from '#tests/support/operations/written-rows.ts'

type Forge = (ask: Ask, fields: object) => Ask & { query?: object; headers?: Record<string, string> }

/** Where fields that nobody described are put. Those in a list or an object may make the whole refused. */
const places: Record<string, Forge> = {
  'body, query and headers': (ask, fields) => ({
    ...ask,
    body: { ...ask.body, ...fields },
    query: fields,
    headers: forgedHeaders,
  }),
  'objects in the body': (ask, fields) => ({ ...ask, body: forgedInside(ask.body ?? {}, fields) }),
}

type Outcome = { asks: number; faults: string[] }

/**
 * Makes each of `things` once as it is, then with fields that only the server decides, `at` so many at once, in
 * each place: it writes the same rows to the letter, or is refused with 400 or 409 and writes none.
 */
export async function forgeWrites(
  testing: TestShop,
  things: readonly SoundAsk[],
  at: number,
): Promise<Outcome> {
  await linkSigner(testing.shop) // makes its key, which is no doing of whoever first asks for a file
  const outcome: Outcome = { asks: 0, faults: [] }
  for (const thing of things) {
    const honest = await write(testing, thing, (ask) => ask)
    if (honest.status >= 300) throw new Error(`${titleOf(thing)} was to succeed, not ${honest.status}`)
    const described = describedBy(api[thing.key])
    const fields = forgedFields.filter(([name]) => !described.has(name))
    for (const [place, put] of Object.entries(places)) {
      for (const some of inGroups(fields, at)) {
        const forged = await write(testing, thing, (ask) => put(ask, Object.fromEntries(some)))
        outcome.asks++
        const names = some.length > 1 ? `${some.length} fields` : some.map(([name]) => name).join()
        if (!isHarmless(honest, forged))
          outcome.faults.push(`${titleOf(thing)}, ${place}, ${names}: ${differenceOf(honest, forged)}`)
      }
    }
  }
  return outcome
}

type Written = { status: number; written: string[] }

function isHarmless(honest: Written, forged: Written): boolean {
  const isRefused = [400, 409].includes(forged.status) && forged.written.length === 0
  return isRefused || (forged.status === honest.status && String(forged.written) === String(honest.written))
}

function differenceOf(honest: Written, forged: Written): string {
  const other = forged.written.filter((row) => !honest.written.includes(row))
  return `${forged.status} ${other.join(' ')}`
}

async function write(testing: TestShop, thing: SoundAsk, change: (ask: Ask) => Ask): Promise<Written> {
  const { shop, http } = testing
  const member: Person = await seedPerson(shop)
  const ask = await thing.input(member)
  const { answer, written } = await writtenBy(shop.db, () =>
    injectedReply(http, writerOf(thing, member), thing.key, change(ask)),
  )
  const names = { [member.id]: 'member', [member.email]: 'address', [kai.id]: 'kai', [FORGED_ID]: 'FORGED' }
  return { status: answer.statusCode, written: lastingIn(written, names) }
}

function describedBy({ body }: Operation): Set<string> {
  const inner = body instanceof z.ZodDefault || body instanceof z.ZodPrefault ? body.unwrap() : body
  return new Set(inner instanceof z.ZodObject ? Object.keys(inner.shape) : [])
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))
}
