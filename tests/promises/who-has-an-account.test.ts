import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { sendTemporaryPassword } from '#server/users/forgot-password.ts'
import { givePassword } from '#tests/support/lost-password.ts'
import { mannWhitney, median } from '#tests/support/mann-whitney.ts'
import { leilani } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const PAIRS = 100
const AT_ONCE = 2
/** One run in a hundred differs by chance alone; a second one then has to differ as well. */
const patience = { timeout: 120_000, retry: 1 }

// The embedded database does one thing at a time: what is done for one address is felt most here.
const testing = testShop()
staysSound(testing)

const known = Array.from({ length: PAIRS }, (_, place) => `known-${place}@example.com`)
const unknown = known.map((email) => email.replace('known', 'nobody'))

/** A hundred people who sign in with a password. */
beforeEach(async () => {
  const { db, random } = testing.shop
  await givePassword(db, leilani)
  const [row] = await db.select().from(users).where(eq(users.id, leilani.id))
  const person = { firstName: 'Known', lastName: 'Person', passwordHash: row?.passwordHash }
  await db.insert(users).values(known.map((email) => ({ ...person, id: random.uuid(), email })))
})

test('P37: asking for a temporary password tells nobody who has an account', patience, () =>
  expectAlike('forgot-password', (email) => ({ email })),
)

test('P37: nor does trying one', patience, async () => {
  for (const email of known) await sendTemporaryPassword(testing.shop, email)
  await expectAlike('reset-password', (email) => ({
    email,
    tempPassword: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ',
    newPassword: 'koa and linen',
  }))
})

test('P37: nor does signing in', patience, () =>
  expectAlike('login', (email) => ({ email, password: 'not my password' })),
)

/** Known and unknown addresses by turns, a few at once: the same words after the same time. */
async function expectAlike(operation: string, payloadFor: (email: string) => object) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()

  async function ask(kind: keyof typeof times, email: string) {
    const began = performance.now()
    const url = `/api/users/${operation}`
    const { statusCode, body } = await testing.http.inject({
      method: 'POST',
      url,
      payload: payloadFor(email),
    })
    times[kind].push(performance.now() - began)
    answers.add(`${statusCode} ${body}`)
  }

  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let place = lane; place < PAIRS; place += AT_ONCE) {
      await ask('known', known[place] ?? '')
      await ask('unknown', unknown[place] ?? '')
    }
  })
  await Promise.all(lanes)

  const ratio = median(times.known) / median(times.unknown)
  const p = mannWhitney(times.known, times.unknown)
  printPromise({
    promise: 'P37',
    runs: PAIRS,
    figure: `${operation}, known against unknown: ${answers.size} answer, medians ${ratio.toFixed(3)} : 1, p ${p.toFixed(3)}`,
    pass: answers.size === 1 && Math.abs(ratio - 1) < 0.1 && p > 0.01,
    engine: 'pglite',
  })
  expect(answers.size).toBe(1)
  expect(Math.abs(ratio - 1)).toBeLessThan(0.1)
  expect(p).toBeGreaterThan(0.01)
}
