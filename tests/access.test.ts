import { describe, expect, test } from 'vitest'
import { api, type ApiKey } from '#contract/api.ts'
import { holdsFiles } from '#contract/files.ts'
import type { Operation } from '#contract/endpoint.ts'
import type { Access } from '#domain/users/roles.ts'
import { deadToken, kai, leilani, makana, noa, nobody, pua, type Person } from './support/people.ts'
import { testShop } from './support/test-shop.ts'

const shop = testShop()

/** The access matrix of the specification, as figures: what each person is told before anything is read. */
const refusals: Record<Access, Record<string, 401 | 403 | undefined>> = {
  anyone: {},
  'signed-in': { nobody: 401, deadToken: 401 },
  member: { nobody: 401, deadToken: 401, admin: 403 },
  seller: { nobody: 401, deadToken: 401, user: 403, customer: 403, other: 403 },
  admin: { nobody: 401, deadToken: 401, user: 403, customer: 403, other: 403, seller: 403 },
}

const people: Record<string, Person> = {
  nobody,
  deadToken,
  user: pua,
  customer: leilani,
  other: kai,
  seller: makana,
  admin: noa,
}

const operations = Object.keys(api) as ApiKey[]

describe.each(operations)('%s', (key) => {
  const operation: Operation = api[key]

  test.each(Object.keys(people))('is answered by right to: %s', async (name) => {
    const reply = await ask(key, people[name] ?? nobody)
    const refusal = refusals[operation.access][name]
    if (refusal) {
      expect(reply.statusCode).toBe(refusal)
      expect(reply.json()).toMatchObject({
        success: false,
        code: expect.any(String),
        message: expect.any(String),
      })
    } else {
      expect(reply.statusCode).toBeLessThan(500)
      const isRefusedByRight =
        reply.statusCode === 403 || (reply.statusCode === 401 && operation.limit !== 'sign-in')
      expect(isRefusedByRight).toBe(false)
    }
  })
})

function ask(key: ApiKey, person: Person) {
  const [method, path] = key.split(' ') as ['GET', string]
  const isForm = holdsFiles((api[key] as Operation).body)
  return shop.http.inject({
    method,
    url: path.replaceAll(/:\w+/g, crypto.randomUUID()),
    headers: person.token ? { authorization: `Bearer ${person.token}` } : {},
    ...(method !== 'GET' && { payload: isForm ? new FormData() : {} }),
  })
}
