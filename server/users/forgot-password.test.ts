import { Cache } from '#kit/node/cache/cache.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import {
  askForPassword,
  givePassword,
  mailedPasswords,
  OWN_PASSWORD,
} from '#tests/support/letters/lost-password.ts'
import { kai, leilani, makana, noa, nobody, pua, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const MINUTE = 60_000
const stranger = 'stranger@example.com'

beforeEach(() => givePassword(testing.shop.db, leilani, noa, makana))

const forgot = (email: string) =>
  testing.as(nobody).call('POST /api/users/forgot-password', { body: { email } })
const login = (email: string, password: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password } })
const stored = () => testing.shop.db.select().from(temporaryPasswords)
const mails = () => testing.shop.db.select().from(emails)

test('mails a temporary password that lives 30 minutes, and keeps of it only a hash', async () => {
  const password = await askForPassword(testing, leilani)
  expect(await mails()).toMatchObject([
    {
      letter: 'temporary-password',
      recipient: leilani.email,
      subject: 'Your temporary password',
      isSecret: true,
    },
  ])
  const expiresAt = new Date(testing.shop.clock().getTime() + 30 * MINUTE)
  expect(await stored()).toEqual([
    { userId: leilani.id, tries: 0, hash: expect.stringMatching(/^[\da-f]{64}$/), expiresAt },
  ])
  expect(JSON.stringify(await stored())).not.toContain(password)
})

test.each([noa, makana])('a $role is helped in the same way', async (person) => {
  expect(await askForPassword(testing, person)).toMatch(/^[\dA-Z-]{19}$/)
  expect(await stored()).toMatchObject([{ userId: person.id }])
})

test('the address may be typed in capitals and with spaces around it', async () => {
  await forgot(` ${leilani.email.toUpperCase()} `)
  expect(await mailedPasswords(testing.shop.db, leilani.email)).toHaveLength(1)
})

test.each([
  ['an address nobody has', stranger],
  ['someone who never had a password', kai.email],
  ['someone who was deleted', makana.email],
])('nothing is made or sent for %s, and the answer says nothing of it', async (_who, email) => {
  await testing.shop.db.update(users).set({ deletedAt: testing.shop.clock() }).where(eq(users.id, makana.id))
  expect(await forgot(email)).toEqual(await forgot(leilani.email))
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([leilani.email])
  expect((await stored()).map(({ userId }) => userId)).toEqual([leilani.id])
})

test('known and unknown addresses get the same status, body and headers', async () => {
  const answer = async (email: string) => {
    const payload = { email }
    const reply = await testing.http.inject({ method: 'POST', url: '/api/users/forgot-password', payload })
    const { 'x-request-id': _own, date: _now, ...headers } = reply.headers
    return { status: reply.statusCode, body: reply.body, headers }
  }
  const existing = await answer(leilani.email)
  expect(await answer('leilani@example.org')).toEqual(existing)
  expect(JSON.parse(existing.body)).toMatchObject({
    success: true,
    message:
      'If this email has an account, a temporary password is on its way to it. It works once, for 30 minutes.',
  })
})

test('the own password and every session stay, and the temporary one opens nothing at login', async () => {
  const before = await testing.shop.db.select().from(sessions)
  const temporary = await askForPassword(testing, leilani)
  expect(await testing.shop.db.select().from(sessions)).toEqual(before)
  await expect(login(leilani.email, temporary)).rejects.toMatchObject({ code: 'invalid_credentials' })
  await expect(login(leilani.email, OWN_PASSWORD)).resolves.toHaveProperty('user._id', leilani.id)
  expect(await stored()).toHaveLength(1)
})

test('one address gets three mails an hour; the fourth asking leaves the last password good', async () => {
  const passwords: string[] = []
  for (let requested = 0; requested < 5; requested++) passwords.push(await askForPassword(testing, leilani))
  expect(new Set(passwords).size).toBe(3)
  expect(await mails()).toHaveLength(3)
  const body = { email: leilani.email, tempPassword: passwords[2] ?? '', newPassword: 'koa and linen' }
  await expect(testing.as(nobody).call('POST /api/users/reset-password', { body })).resolves.toHaveProperty(
    'user._id',
    leilani.id,
  )
})

test('an hour after three mails there is a fourth, and others never had to wait', async () => {
  for (let requested = 0; requested < 3; requested++) await forgot(leilani.email)
  expect(await askForPassword(testing, noa)).not.toBe('')
  await age(59)
  await forgot(leilani.email)
  expect(await mailedPasswords(testing.shop.db, leilani.email)).toHaveLength(3)
  await age(61)
  await forgot(leilani.email)
  expect(await mailedPasswords(testing.shop.db, leilani.email)).toHaveLength(4)
})

/** Makes every mail as old as that. */
async function age(minutes: number) {
  const createdAt = sql`now() - make_interval(mins => ${minutes})`
  await testing.shop.db.update(emails).set({ createdAt })
}

test('mails of other kinds do not count among the three', async () => {
  await forgot(leilani.email)
  await testing.shop.db.update(emails).set({ letter: 'welcome' })
  for (let requested = 0; requested < 4; requested++) await forgot(leilani.email)
  expect(await mails()).toHaveLength(4)
})

test.each([
  ['', 'Email is required'],
  ['  ', 'Email is required'],
  ['leilani', 'Please enter a valid email address'],
  ['leilani@example', 'Please enter a valid email address'],
  ['leilani@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
])('refuses the address %j', async (email, message) => {
  await expect(forgot(email)).rejects.toMatchObject({ status: 400, message, fields: { email: message } })
  expect(await mails()).toEqual([])
})

test.each([leilani.email, stranger])('one place asks ten times an hour, for %s', async (email) => {
  const config = { ...testing.shop.config, rateLimitScale: 1 }
  const http = await createApp({ ...testing.shop, cache: new Cache(), config })
  const payload = { email }
  const ask = () => http.inject({ method: 'POST', url: '/api/users/forgot-password', payload })
  const replies = await Promise.all(Array.from({ length: 10 }, ask))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
  const { statusCode, headers } = await ask()
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(59 * 60)
  await http.close()
})

test('whoever is signed in may ask as well, for any address', async () => {
  const requested = (person: Person) =>
    testing.as(person).call('POST /api/users/forgot-password', { body: { email: leilani.email } })
  expect(await requested(pua)).toEqual(await requested(nobody))
  expect(await mailedPasswords(testing.shop.db, leilani.email)).toHaveLength(2)
})
