import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { users } from '#server/db/schema/users.ts'
import { mailedProof } from '#tests/support/letters/email-proof.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { kai, leilani, nobody } from '#tests/support/people.ts'
import { storePasswordHash } from '#server/users/queries.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const NEW = 'leilani@kailua.example'
const DAY = 24 * 60 * 60_000

beforeEach(() => givePassword(testing.shop.db, leilani, kai))

const ask = (email: string, currentPassword = OWN_PASSWORD) =>
  testing.as(leilani).call('POST /api/users/profile/email', { body: { email, currentPassword } })
const prove = (body: Awaited<ReturnType<typeof mailedProof>>) =>
  testing.as(nobody).call('PUT /api/users/profile/email', { body })
const emailOf = async (id: string) =>
  (await testing.shop.db.select().from(users).where(eq(users.id, id)))[0]?.email
const lettersTo = async (email: string) =>
  (await testing.shop.db.select().from(emails).where(eq(emails.recipient, email))).map(({ letter }) => letter)

test('the address changes when its link is opened, once; the old one is told', async () => {
  expect(await ask(` ${NEW.toUpperCase()} `)).toMatchObject({ message: expect.stringContaining(NEW) })
  expect([await emailOf(leilani.id), await lettersTo(NEW)]).toEqual([leilani.email, ['prove-email']])
  const proof = await mailedProof(testing, leilani.id, NEW)
  expect(await prove(proof)).toMatchObject({ email: NEW })
  expect(await emailOf(leilani.id)).toBe(NEW)
  expect(await testing.shop.db.$count(users, isNotNull(users.newEmailUntil))).toBe(0)
  expect(await lettersTo(leilani.email)).toContain('email-changed')
  await expect(prove(proof)).rejects.toMatchObject({ code: 'link_expired' })
  const body = { email: NEW, password: OWN_PASSWORD }
  await expect(testing.as(nobody).call('POST /api/users/login', { body })).resolves.toHaveProperty('token')
})

test('a wrong password, the same address and one that somebody has are refused, and nothing is sent', async () => {
  await expect(ask(NEW, 'not hers')).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(ask(leilani.email)).rejects.toMatchObject({ code: 'validation_failed' })
  await expect(ask(kai.email)).rejects.toMatchObject({ code: 'email_taken' })
  expect(await testing.shop.db.$count(emails)).toBe(0)
})

test('one address is sent three links an hour, whoever asks', async () => {
  for (const person of [leilani, kai, leilani])
    await testing
      .as(person)
      .call('POST /api/users/profile/email', { body: { email: NEW, currentPassword: OWN_PASSWORD } })
  await expect(ask(NEW)).rejects.toMatchObject({ code: 'rate_limited', status: 429 })
  expect(await lettersTo(NEW)).toHaveLength(3)
})

test('a link for another address, of another person or a day old changes nothing', async () => {
  const proof = await mailedProof(testing, leilani.id, NEW)
  const forged = [
    { ...proof, email: 'else@example.com' },
    { ...proof, user: kai.id },
  ]
  for (const body of forged) await expect(prove(body)).rejects.toMatchObject({ code: 'link_expired' })
  testing.wait(DAY)
  await expect(prove(proof)).rejects.toMatchObject({ code: 'link_expired' })
  expect([await emailOf(leilani.id), await emailOf(kai.id)]).toEqual([leilani.email, kai.email])
})

test('a link is void once the password is another, so who stole the old one keeps no way in', async () => {
  const proof = await mailedProof(testing, leilani.id, NEW)
  await storePasswordHash(testing.shop.db, leilani.id, 'of another password')
  await expect(prove(proof)).rejects.toMatchObject({ code: 'link_expired' })
  expect(await emailOf(leilani.id)).toBe(leilani.email)
})

test('what waits is seen on any device, and once it is cancelled its link is void', async () => {
  const awaited = async () => (await testing.as(leilani).call('GET /api/users/verify')).newEmail
  const cancel = () => testing.as(leilani).call('DELETE /api/users/profile/email')
  expect(await awaited()).toBeNull()
  const proof = await mailedProof(testing, leilani.id, NEW)
  expect(await awaited()).toBe(NEW)
  await cancel()
  expect(await awaited()).toBeNull()
  await expect(prove(proof)).rejects.toMatchObject({ code: 'link_expired' })
  expect(await emailOf(leilani.id)).toBe(leilani.email)
  await cancel()
  await ask(NEW)
  await ask('else@kailua.example')
  await expect(prove(proof)).rejects.toMatchObject({ code: 'link_expired' })
  expect(await awaited()).toBe('else@kailua.example')
  testing.wait(DAY)
  expect(await awaited()).toBeNull()
})

test('once an address or a password is another, none waits', async () => {
  const awaited = async () => (await testing.as(leilani).call('GET /api/users/verify')).newEmail
  await prove(await mailedProof(testing, leilani.id, NEW))
  expect(await awaited()).toBeNull()
  await mailedProof(testing, leilani.id, leilani.email)
  await storePasswordHash(testing.shop.db, leilani.id, 'of another password')
  expect(await awaited()).toBeNull()
})

test('a link is void once the address was another in between, though it came back', async () => {
  const proof = await mailedProof(testing, leilani.id, NEW)
  await prove(proof)
  await prove(await mailedProof(testing, leilani.id, leilani.email))
  await expect(prove(proof)).rejects.toMatchObject({ code: 'link_expired' })
  expect(await emailOf(leilani.id)).toBe(leilani.email)
})

test('of two who prove one address, one has it', async () => {
  const [hers, his] = [await mailedProof(testing, leilani.id, NEW), await mailedProof(testing, kai.id, NEW)]
  await prove(hers)
  await expect(prove(his)).rejects.toMatchObject({ code: 'email_taken' })
  expect(await emailOf(kai.id)).toBe(kai.email)
})

test('one address is sent ten links a day at most, whoever asks', async () => {
  for (let sent = 0; sent < 10; sent++) {
    await ask(NEW)
    await testing.shop.db.update(emails).set({ createdAt: sql`${emails.createdAt} - interval '2 hours'` })
  }
  await expect(ask(NEW)).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await lettersTo(NEW)).toHaveLength(10)
})
