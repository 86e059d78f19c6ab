import { Cache } from '#kit/node/cache/cache.ts'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { leilani, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const NEW_PASSWORD = 'koa and linen'
const WRONG = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'

beforeEach(() => givePassword(testing.shop.db, leilani))

/** Everything that a refused reset must leave as it is. */
async function readStored() {
  const { db } = testing.shop
  const people = await db.select().from(users).orderBy(users.id)
  const tries = await db.select().from(temporaryPasswords)
  return { people, tries, sessions: await db.select().from(sessions), emails: await db.select().from(emails) }
}

test.each([
  ['no address', { email: '' }, 'email', 'Email is required'],
  ['what is no address', { email: 'leilani' }, 'email', 'Email is invalid'],
  ['no temporary password', { tempPassword: ' ' }, 'tempPassword', 'Temporary password is required'],
  ['no new password', { newPassword: '' }, 'newPassword', 'New password is required'],
  ['a short one', { newPassword: 'short' }, 'newPassword', 'Password must be at least 6 characters'],
  ['a long one', { newPassword: 'x'.repeat(129) }, 'newPassword', 'Password must be at most 128 characters'],
  [
    'one that everyone tries',
    { newPassword: 'Password123' },
    'newPassword',
    'This password is too common. Please choose another.',
  ],
])('refuses %s, and no try is lost', async (_what, change, field, message) => {
  const tempPassword = await askForPassword(testing, leilani)
  const before = await readStored()
  const body = { email: leilani.email, tempPassword, newPassword: NEW_PASSWORD, ...change }
  await expect(testing.as(nobody).call('POST /api/users/reset-password', { body })).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    message,
    fields: { [field]: message },
  })
  expect(await readStored()).toEqual(before)
})

test.each([leilani.email, 'stranger@example.com'])(
  'whoever guesses at %s waits after five tries; signing in is not kept from its owner',
  async (email) => {
    const config = { ...testing.shop.config, rateLimitScale: 1 }
    const http = await createApp({ ...testing.shop, cache: new Cache(), config })
    const body = { email, tempPassword: WRONG, newPassword: NEW_PASSWORD }
    const guess = () => injectedCall(http, nobody, 'POST /api/users/reset-password', { body })
    for (let tries = 0; tries < 5; tries++) await expect(guess()).rejects.toMatchObject({ status: 400 })
    await expect(guess()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    const credentials = { email: leilani.email, password: OWN_PASSWORD }
    await expect(
      injectedCall(http, nobody, 'POST /api/users/login', { body: credentials }),
    ).resolves.toHaveProperty('token')
    await http.close()
  },
)
