import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedPasswords } from './password-hash.ts'
import { resetPassword } from './reset-password.ts'

const testing = testShop()
const passwords = queuedPasswords()
const MINUTE = 60_000
const NEW_PASSWORD = 'koa and linen'
const WRONG = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'
const REFUSED = 'Failed to reset password. Please check your temporary password and try again.'

beforeEach(() => givePassword(testing.shop.db, leilani, kai, noa, makana))

const reset = ({ email }: { email: string }, tempPassword: string, newPassword = NEW_PASSWORD) =>
  testing.as(nobody).call('POST /api/users/reset-password', { body: { email, tempPassword, newPassword } })
/** Without the beat of the answer. */
const wrongTry = () =>
  resetPassword(testing.shop, passwords, {
    email: leilani.email,
    tempPassword: WRONG,
    newPassword: NEW_PASSWORD,
  })
const login = ({ email }: Person, password: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password } })
const verify = (token: string | undefined) => testing.as({ ...nobody, token }).call('GET /api/users/verify')

/** Everything that a refused reset must leave as it is. */
async function readStored() {
  const { db } = testing.shop
  const people = await db.select().from(users).orderBy(users.id)
  return { people, sessions: await db.select().from(sessions), emails: await db.select().from(emails) }
}

test('the new password takes the place of the old one, and its owner is signed in', async () => {
  const { token, user } = await reset(leilani, await askForPassword(testing, leilani))
  expect(user).toMatchObject({ _id: leilani.id, email: leilani.email })
  expect((await verify(token)).user).toEqual(user)
  await expect(login(leilani, OWN_PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' })
  await expect(login(leilani, NEW_PASSWORD)).resolves.toHaveProperty('user._id', leilani.id)
  expect(await testing.shop.db.$count(temporaryPasswords)).toBe(0)
})

test('every session from before is over at once, and nobody else’s', async () => {
  const elsewhere = await login(leilani, OWN_PASSWORD)
  const { token } = await reset(leilani, await askForPassword(testing, leilani))
  for (const old of [leilani.token, elsewhere.token])
    await expect(verify(old)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  await expect(verify(token)).resolves.toHaveProperty('user._id', leilani.id)
  await expect(verify(kai.token)).resolves.toHaveProperty('user._id', kai.id)
  expect(await testing.shop.db.$count(sessions, eq(sessions.userId, leilani.id))).toBe(1)
})

test('a letter tells the owner', async () => {
  await reset(leilani, await askForPassword(testing, leilani))
  const reported = await testing.shop.db.select().from(emails).where(eq(emails.letter, 'password-changed'))
  expect(reported).toMatchObject([
    { recipient: leilani.email, subject: 'Your password was changed', isSecret: false },
  ])
})

test.each([noa, makana])('a $role comes back in the same way and stays a $role', async (person) => {
  const { user } = await reset(person, await askForPassword(testing, person))
  expect(user).toMatchObject({ _id: person.id, role: person.role })
  await expect(login(person, NEW_PASSWORD)).resolves.toHaveProperty('user.role', person.role)
})

test('the password may be typed without its dashes and in small letters', async () => {
  const temporary = await askForPassword(testing, leilani)
  const typed = ` ${temporary.toLowerCase().replaceAll('-', ' ')} `
  await expect(reset({ email: 'LEILANI@example.com' }, typed)).resolves.toHaveProperty('token')
})

test('it still works at the end of its 30 minutes', async () => {
  const temporary = await askForPassword(testing, leilani)
  testing.wait(30 * MINUTE - 1)
  await expect(reset(leilani, temporary)).resolves.toHaveProperty('token')
})

test.each<[string, () => Promise<[Person, string]>]>([
  ['a wrong one', async () => [leilani, (await askForPassword(testing, leilani), WRONG)]],
  ['the own password', async () => [leilani, (await askForPassword(testing, leilani), OWN_PASSWORD)]],
  [
    'one of 30 minutes ago',
    async () => {
      const temporary = await askForPassword(testing, leilani)
      testing.wait(30 * MINUTE)
      return [leilani, temporary]
    },
  ],
  [
    'one that was used',
    async () => {
      const temporary = await askForPassword(testing, leilani)
      await reset(leilani, temporary, 'the first new one')
      return [leilani, temporary]
    },
  ],
  [
    'one that a newer one has replaced',
    async () => {
      const older = await askForPassword(testing, leilani)
      await askForPassword(testing, leilani)
      return [leilani, older]
    },
  ],
  [
    'somebody else’s',
    async () => {
      await askForPassword(testing, leilani)
      return [leilani, await askForPassword(testing, kai)]
    },
  ],
  [
    'the right one at the sixth try',
    async () => {
      const temporary = await askForPassword(testing, leilani)
      for (let tries = 0; tries < 5; tries++) await wrongTry()
      return [leilani, temporary]
    },
  ],
  ['any, where none was asked for', async () => [leilani, WRONG]],
  ['any, for an address nobody has', async () => [{ ...nobody, email: 'stranger@example.com' }, WRONG]],
  [
    'the right one of someone who was deleted since',
    async () => {
      const temporary = await askForPassword(testing, leilani)
      const deletedAt = testing.shop.clock()
      await testing.shop.db.update(users).set({ deletedAt }).where(eq(users.id, leilani.id))
      return [leilani, temporary]
    },
  ],
])('refuses %s, always in the same words, and changes nothing', async (_what, input) => {
  const [person, temporary] = await input()
  const before = await readStored()
  await expect(reset(person, temporary)).rejects.toMatchObject({
    status: 400,
    body: { success: false, message: REFUSED, error: REFUSED, code: 'temporary_password_wrong' },
  })
  expect(await readStored()).toEqual(before)
})

test('the fifth try may still be the right one', async () => {
  const temporary = await askForPassword(testing, leilani)
  for (let tries = 0; tries < 4; tries++) await wrongTry()
  await expect(reset(leilani, temporary)).resolves.toHaveProperty('token')
})

test('a new one brings five new tries', async () => {
  await askForPassword(testing, leilani)
  for (let tries = 0; tries < 5; tries++) await wrongTry()
  await expect(reset(leilani, await askForPassword(testing, leilani))).resolves.toHaveProperty('token')
})
