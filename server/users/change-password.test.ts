import { Cache } from '#kit/node/cache/cache.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const NEW_PASSWORD = 'koa and linen'
const right = { currentPassword: OWN_PASSWORD, newPassword: NEW_PASSWORD }

beforeEach(() => givePassword(testing.shop.db, leilani, noa))

const change = (body: object, person: Person = leilani) =>
  testing.as(person).call('PUT /api/users/profile', { body })
const login = ({ email }: Person, password: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password } })
const verify = (token: string | undefined) => testing.as({ ...nobody, token }).call('GET /api/users/verify')

async function readStored() {
  const { db } = testing.shop
  const people = await db.select().from(users).orderBy(users.id)
  return { people, sessions: await db.select().from(sessions), emails: await db.select().from(emails) }
}

test.each([leilani, noa])('a $role changes it, and signs in with the new one alone', async (person) => {
  expect((await change(right, person)).user).toMatchObject({ _id: person.id, role: person.role })
  await expect(login(person, OWN_PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' })
  await expect(login(person, NEW_PASSWORD)).resolves.toHaveProperty('user._id', person.id)
})

test('the other sessions are over at once; the one that changed it, and other people’s, go on', async () => {
  const elsewhere = await login(leilani, OWN_PASSWORD)
  await change(right)
  await expect(verify(elsewhere.token)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  await expect(verify(leilani.token)).resolves.toHaveProperty('user._id', leilani.id)
  await expect(verify(kai.token)).resolves.toHaveProperty('user._id', kai.id)
})

test('a letter tells the owner', async () => {
  await change(right)
  expect(await testing.shop.db.select().from(emails)).toMatchObject([
    { letter: 'password-changed', recipient: leilani.email, subject: 'Your password was changed' },
  ])
})

test('a temporary password on its way is void', async () => {
  const tempPassword = await askForPassword(testing, leilani)
  await change(right)
  expect(await testing.shop.db.$count(temporaryPasswords)).toBe(0)
  const body = { email: leilani.email, tempPassword, newPassword: 'another one' }
  await expect(testing.as(nobody).call('POST /api/users/reset-password', { body })).rejects.toMatchObject({
    code: 'temporary_password_wrong',
  })
})

test('what comes beside it is changed with it, or not at all', async () => {
  const { user } = await change({ ...right, firstName: 'Lani' })
  expect(user.firstName).toBe('Lani')
  await expect(change({ ...right, firstName: 'Leilani' })).rejects.toMatchObject({ code: 'wrong_password' })
  expect((await verify(leilani.token)).user.firstName).toBe('Lani')
})

test('without a new password the current one changes nothing of it', async () => {
  await change({ currentPassword: 'whatever', firstName: 'Lani' })
  await expect(login(leilani, OWN_PASSWORD)).resolves.toHaveProperty('user.firstName', 'Lani')
})

test.each([
  ['a wrong current password', leilani, { currentPassword: 'a guess' }],
  ['someone who has none', kai, {}],
])('refuses %s under its field', async (_what, person, changed) => {
  const before = await readStored()
  await expect(change({ ...right, ...changed }, person)).rejects.toMatchObject({
    status: 400,
    code: 'wrong_password',
    message: 'Current password is incorrect',
    fields: { currentPassword: 'Current password is incorrect' },
  })
  expect(await readStored()).toEqual(before)
})

test.each([
  ['no current password', { currentPassword: undefined }, 'currentPassword', 'Current password is required'],
  ['an empty one', { currentPassword: '' }, 'currentPassword', 'Current password is required'],
  [
    'a new one of seven characters',
    { newPassword: 'seven77' },
    'newPassword',
    'New password must be at least 8 characters',
  ],
  [
    'a new one of 129 characters',
    { newPassword: 'x'.repeat(129) },
    'newPassword',
    'Password must be at most 128 characters',
  ],
  [
    'one that everyone tries',
    { newPassword: 'PassWord1' },
    'newPassword',
    'This password is too common. Please choose another.',
  ],
])('refuses %s', async (_what, changed, field, message) => {
  const before = await readStored()
  await expect(change({ ...right, ...changed })).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    message,
    fields: { [field]: message },
  })
  expect(await readStored()).toEqual(before)
})

test('of two changes at the same moment one wins, and its password is the one', async () => {
  const passwords = ['koa and linen', 'teak and wool']
  const outcomes = await Promise.allSettled(
    passwords.map((newPassword) => change({ currentPassword: OWN_PASSWORD, newPassword })),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'wrong_password' } }])
  const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  await expect(login(leilani, winner)).resolves.toHaveProperty('token')
  expect(await testing.shop.db.$count(emails)).toBe(1)
})

test('who has come by a session guesses the password five times', async () => {
  const config = { ...testing.shop.config, rateLimitScale: 1 }
  const http = await createApp({ ...testing.shop, cache: new Cache(), config })
  const guess = (currentPassword: string) =>
    injectedCall(http, leilani, 'PUT /api/users/profile', { body: { ...right, currentPassword } })
  for (let tries = 0; tries < 5; tries++)
    await expect(guess(`guess ${tries}`)).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(guess(OWN_PASSWORD)).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  await expect(login(leilani, OWN_PASSWORD)).resolves.toHaveProperty('token')
  await http.close()
})

test('a password of 128 characters, or of other signs, is taken as it is', async () => {
  for (const newPassword of ['x'.repeat(128), ' kūʻai 🛋️ '])
    await givePassword(testing.shop.db, leilani).then(async () => {
      await change({ ...right, newPassword })
      await expect(login(leilani, newPassword)).resolves.toHaveProperty('token')
      await expect(login(leilani, newPassword.trim().slice(0, -1))).rejects.toHaveProperty('status', 401)
    })
})

test('only the hash is kept', async () => {
  await change(right)
  const [row] = await testing.shop.db.select().from(users).where(eq(users.id, leilani.id))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
