import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { describedKeys, isOpen } from '#tests/access/described-keys.ts'
import { everyAsk } from '#tests/access/every-ask.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import type { Person } from '#tests/support/people.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const operations = Object.entries<Operation>(api)

/** What leaves the shop for nobody. */
const secret = /^(.*password.*|.*hash|salt|sessions?|.*secret.*|sha256|.*signature)$/i

/** What leaves it by the calls named here alone. */
const guarded: [name: RegExp, calls: RegExp][] = [
  [/^token$/, /users\/(login|register|reset-password)$/],
  [/^(bankDetails|chequeDetails|adminEmail|.*Template|standardLetters)$/, /^(GET|PUT) \/api\/settings$/],
  [/^(account|routing)Number$/, /^(GET|PUT) \/api\/settings$|payment\/instructions$/],
]

/** What leaves it for the studio alone. */
const ofStudio = /^(costPrice|listPrice|smtp.*|lastError)$/

function isForbidden(key: string, name: string, person?: Person): boolean {
  const isStored = guarded.some(([guardedName, calls]) => guardedName.test(name) && !calls.test(key))
  return (
    secret.test(name) || isStored || (ofStudio.test(name) && person !== undefined && person.role !== 'admin')
  )
}

test('no reply is described with what is secret, and none lets through what it does not name', () => {
  const described = operations.flatMap(([key, { reply }]) =>
    reply === 'file'
      ? []
      : describedKeys(reply).map((path) => ({ key, path, name: path.split('.').at(-1) ?? '' })),
  )
  const forbidden = described.filter(({ key, name }) => isForbidden(key, name))
  const open = operations.flatMap(([key, { reply }]) => (reply !== 'file' && isOpen(reply) ? [key] : []))
  expectNone(
    'P53',
    described.length,
    `fields described in ${operations.length} replies: ${forbidden.length} forbidden`,
    forbidden,
  )
  // What was before and after is written without secrets, which the audit log's own proof shows.
  expect(open).toEqual(['GET /api/audit', 'GET /api/audit/:id/lines'])
})

test('no reply of any operation holds what is secret', async () => {
  const faults: string[] = []
  const answered = new Set<ApiKey>()
  let keys = 0
  for (const { key, person, input } of everyAsk(shop)) {
    const reply = await injectedReply(shop.http, person, key, await input())
    if (reply.statusCode >= 300) faults.push(`${key} was to succeed, not ${reply.statusCode}: ${reply.body}`)
    answered.add(key)
    if (key.endsWith('/logout')) continue
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    const names = isJson ? namesIn(reply.json()) : []
    keys += names.length
    faults.push(...names.filter((name) => isForbidden(key, name, person)).map((name) => `${key}: ${name}`))
    if (/\$scrypt\$|\$argon2/.test(reply.body)) faults.push(`${key}: a hash`)
    if (await holdsTokenHash(reply.body)) faults.push(`${key}: the hash of a token`)
  }
  expectNone(
    'P53',
    keys,
    `keys in the replies of ${answered.size} operations: ${faults.length} forbidden`,
    faults,
  )
  expect([...answered].toSorted()).toEqual(operations.map(([key]) => key).toSorted())
}, 600_000)

/** The name of every field in a reply, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

async function holdsTokenHash(body: string): Promise<boolean> {
  const { rows } = await shop.shop.db.execute<{ hash: string }>(sql`select token_hash as hash from sessions`)
  return rows.some(({ hash }) => body.includes(hash))
}
