import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/users.ts'
import { sendTemporaryPassword } from '#server/users/forgot-password.ts'
import { givePassword } from '#tests/support/letters/lost-password.ts'
import { mannWhitney, median } from '#tests/support/load/mann-whitney.ts'
import { leilani } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const AT_ONCE = 2

/** What is asked of the shop by somebody who wants to know who has an account. */
export const questions = {
  'forgot-password': (email: string) => ({ email }),
  'reset-password': (email: string) => ({
    email,
    tempPassword: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ',
    newPassword: 'koa and linen',
  }),
  login: (email: string) => ({ email, password: 'not my password' }),
} as const

export type Question = keyof typeof questions

/** How many different answers came, how the medians of their times compare, and the odds that chance made it so. */
export type Likeness = { answers: number; ratio: number; p: number }

/** `count` people who sign in with a password; a temporary one is on its way to each before it is tried. */
export async function seedAccounts(testing: TestShop, question: Question, count: number): Promise<string[]> {
  const { db, random } = testing.shop
  const existing = Array.from({ length: count }, (_, place) => `known-${place}@example.com`)
  await givePassword(db, leilani)
  const [row] = await db.select().from(users).where(eq(users.id, leilani.id))
  const person = { firstName: 'Known', lastName: 'Person', passwordHash: row?.passwordHash }
  await db.insert(users).values(existing.map((email) => ({ ...person, id: random.uuid(), email })))
  if (question === 'reset-password')
    for (const email of existing) await sendTemporaryPassword(testing.shop, email)
  return existing
}

/** Asks the same of known and unknown addresses by turns, a few at once. */
export async function askOfBoth(
  testing: TestShop,
  question: Question,
  existing: string[],
): Promise<Likeness> {
  const times: Record<'existing' | 'unknown', number[]> = { existing: [], unknown: [] }
  const answers = new Set<string>()

  async function ask(kind: keyof typeof times, email: string) {
    const began = performance.now()
    const { statusCode, headers, body } = await testing.http.inject({
      method: 'POST',
      url: `/api/users/${question}`,
      payload: questions[question](email),
    })
    times[kind].push(performance.now() - began)
    const { 'x-request-id': _, date: _date, ...same } = headers
    answers.add(JSON.stringify([statusCode, same, body]))
  }

  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let place = lane; place < existing.length; place += AT_ONCE) {
      const email = existing[place] ?? ''
      await ask('existing', email)
      await ask('unknown', email.replace('known', 'nobody'))
    }
  })
  await Promise.all(lanes)
  return {
    answers: answers.size,
    ratio: median(times.existing) / median(times.unknown),
    p: mannWhitney(times.existing, times.unknown),
  }
}
