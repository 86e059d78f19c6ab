import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { expectCleanFailures } from '#tests/support/clean-failures.ts'
import { askForPassword, givePassword } from '#tests/support/letters/lost-password.ts'
import { leilani, nobody } from '#tests/support/people.ts'
import { expectOurFault, withFailure } from '#tests/support/planted-failure.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const MOST_CALLS = 60
const testing = testShop()
staysSound(testing)

/** All that a reset changes; that a try was counted is no part of it. */
async function readStored() {
  const { db } = testing.shop
  const [person] = await db.select().from(users).where(eq(users.id, leilani.id))
  const tokens = (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash).toSorted()
  const letters = (await db.select().from(emails)).map(({ letter }) => letter).toSorted()
  return [person?.passwordHash, tokens, letters, await db.$count(temporaryPasswords)]
}

/** Whether there was a call with that number to fail. */
async function failOnce(failing: number): Promise<boolean> {
  await testing.shop.db.delete(emails)
  await givePassword(testing.shop.db, leilani)
  const tempPassword = await askForPassword(testing, leilani)
  const body = { email: leilani.email, tempPassword, newPassword: 'koa and linen' }
  const reset = () => testing.as(nobody).call('POST /api/users/reset-password', { body })
  const before = await readStored()
  const { outcome, isReached } = await withFailure(failing, reset)
  const hasFailed = outcome instanceof Error
  if (hasFailed) expectOurFault(outcome)
  expect(isDeepStrictEqual(await readStored(), before)).toBe(hasFailed)
  if (hasFailed) await reset()
  expect(await readStored()).not.toEqual(before)
  return isReached
}

test(
  'P7: resetting a password is done entirely or not at all, whichever call fails',
  { timeout: 120_000 },
  () =>
    expectCleanFailures(
      {
        promise: 'P7',
        figure: 'resetting a password: call 1 to last fails, all or nothing',
        moreThan: 8,
        fewerThan: MOST_CALLS,
      },
      failOnce,
    ),
)
