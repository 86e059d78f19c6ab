import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { everyCallFails } from '#tests/support/every-call-fails.ts'
import { Refusal } from '#tests/support/access/injected-call.ts'
import { askForPassword, givePassword } from '#tests/support/letters/lost-password.ts'
import { leilani, nobody } from '#tests/support/people.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const PLANTED = 'a planted failure'
const MOST_CALLS = 60
const testing = testShop()
staysSound(testing)

/** All that a reset changes; that a try was counted is no part of it. */
async function whatIsKept() {
  const { db } = testing.shop
  const [person] = await db.select().from(users).where(eq(users.id, leilani.id))
  const tokens = (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash).toSorted()
  const letters = (await db.select().from(emails)).map(({ letter }) => letter).toSorted()
  return [person?.passwordHash, tokens, letters, await db.$count(temporaryPasswords)]
}

/** Lets the call number `failing` to the database fail; tells what came of the reset, and whether it got that far. */
async function resetWithFailure(failing: number, reset: () => Promise<unknown>) {
  const original = pg.Client.prototype.query as (...asked: unknown[]) => unknown
  let calls = 0
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    calls += 1
    return (calls === failing ? Promise.reject(new Error(PLANTED)) : original.apply(this, asked)) as never
  })
  try {
    const outcome = await reset().catch((error: unknown) => error)
    return { outcome, isReached: calls >= failing }
  } finally {
    query.mockRestore()
  }
}

/** Whether there was a call with that number to fail. */
async function failOnce(failing: number): Promise<boolean> {
  await testing.shop.db.delete(emails)
  await givePassword(testing.shop.db, leilani)
  const tempPassword = await askForPassword(testing, leilani)
  const body = { email: leilani.email, tempPassword, newPassword: 'koa and linen' }
  const reset = () => testing.as(nobody).call('POST /api/users/reset-password', { body })
  const before = await whatIsKept()
  const { outcome, isReached } = await resetWithFailure(failing, reset)
  const hasFailed = outcome instanceof Error
  if (hasFailed) {
    expect(outcome).toBeInstanceOf(Refusal)
    expect(outcome).toHaveProperty('status', 500)
    expect(JSON.stringify((outcome as Refusal).body)).not.toContain(PLANTED)
  }
  expect(isDeepStrictEqual(await whatIsKept(), before)).toBe(hasFailed)
  if (hasFailed) await reset()
  expect(await whatIsKept()).not.toEqual(before)
  return isReached
}

test(
  'P7: resetting a password is done entirely or not at all, whichever call fails',
  { timeout: 120_000 },
  () =>
    everyCallFails(
      {
        promise: 'P7',
        figure: 'resetting a password: call 1 to last fails, all or nothing',
        moreThan: 8,
        fewerThan: MOST_CALLS,
      },
      failOnce,
    ),
)
