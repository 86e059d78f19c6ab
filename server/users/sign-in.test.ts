import { Cache } from '#kit/node/cache/cache.ts'
import { argon2Sync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { kai, leilani, makana, noa, nobody, pua, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedPasswords } from './password-hash.ts'
import { signIn } from './sign-in.ts'

const testing = testShop()
const passwords = queuedPasswords()
const password = ' two koa chairs '

beforeEach(() => givePassword(leilani, passwords.hash(password)))

async function givePassword(person: Person, hash: Promise<string>) {
  await testing.shop.db
    .update(users)
    .set({ passwordHash: await hash })
    .where(eq(users.id, person.id))
}

const login = (email: string, guess: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password: guess } })

const sessionsOf = (person: Person) => testing.shop.db.$count(sessions, eq(sessions.userId, person.id))

test('signs in with address and password, under a new token each time', async () => {
  const first = await login(leilani.email, password)
  const second = await login('LEILANI@example.com', password)
  expect(first.user).toMatchObject({ _id: leilani.id, email: leilani.email, role: 'customer' })
  expect(first.token).toMatch(/^[\w-]{43}$/)
  expect(second.token).not.toBe(first.token)
  for (const { token } of [first, second]) {
    const { user } = await testing.as({ ...nobody, token }).call('GET /api/users/verify')
    expect(user._id).toBe(leilani.id)
  }
})

test('lets in by an address that would not be taken any more', async () => {
  const email = '"lei,lani"@example.com'
  await testing.shop.db.update(users).set({ email }).where(eq(users.id, leilani.id))
  expect((await login(email, password)).user._id).toBe(leilani.id)
})

test('keeps of a token only its hash', async () => {
  const { token } = await login(leilani.email, password)
  const stored = await testing.shop.db.select().from(sessions)
  expect(JSON.stringify(stored)).not.toContain(token)
})

test.each([pua, makana, noa])('lets a $role in by the same door', async (person) => {
  await givePassword(person, passwords.hash('a door is a door'))
  const { user } = await login(person.email, 'a door is a door')
  expect(user).toMatchObject({ _id: person.id, role: person.role })
})

test.each([
  ['a wrong password', leilani.email, 'two koa chairs'],
  ['the password in another case', leilani.email, password.toUpperCase()],
  ['an address nobody has', 'stranger@example.com', password],
  ['someone who cannot sign in', kai.email, password],
])('refuses %s, always in the same words', async (_what, email, guess) => {
  const before = await testing.shop.db.$count(sessions)
  await expect(login(email, guess)).rejects.toMatchObject({
    status: 401,
    body: {
      success: false,
      message: 'Invalid credentials',
      error: 'Invalid credentials',
      code: 'invalid_credentials',
    },
  })
  expect(await testing.shop.db.$count(sessions)).toBe(before)
})

test('refuses someone who was deleted', async () => {
  await testing.shop.db.update(users).set({ deletedAt: testing.shop.clock() }).where(eq(users.id, leilani.id))
  await expect(login(leilani.email, password)).rejects.toMatchObject({ code: 'invalid_credentials' })
})

test.each([
  ['no address', { email: '', password }, 'email', 'Email is required'],
  ['what is no address', { email: 'leilani', password }, 'email', 'Email is invalid'],
  ['no password', { email: leilani.email, password: '' }, 'password', 'Password is required'],
])('refuses %s before anything is looked up', async (_what, body, field, message) => {
  const requested = testing.as(nobody).call('POST /api/users/login', { body })
  await expect(requested).rejects.toMatchObject({ status: 400, message, fields: { [field]: message } })
})

test('refuses a password of 129 characters and hashes one of 128', async () => {
  await expect(login(leilani.email, 'x'.repeat(129))).rejects.toMatchObject({ status: 400 })
  await expect(login(leilani.email, 'x'.repeat(128))).rejects.toMatchObject({ status: 401 })
})

test('hashes a password again when its hash was cheaper than today', async () => {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    tagLength: 32,
    memory: 8192,
    passes: 1,
    parallelism: 1,
  })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  await givePassword(leilani, Promise.resolve(`$argon2id$v=19$m=8192,t=1,p=1$${salt}$${hash}`))
  await login(leilani.email, password)
  const [row] = await testing.shop.db.select().from(users).where(eq(users.id, leilani.id))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await expect(login(leilani.email, password)).resolves.toHaveProperty('token')
})

test.each([
  ['deletes them', { deletedAt: new Date('2026-11-20T22:00:00Z') }],
  ['changes their password', { passwordHash: 'another' }],
])('opens no session for a person when someone %s meanwhile', async (_what, change) => {
  const before = await sessionsOf(leilani)
  const meanwhile = async () => {
    await testing.shop.db.update(users).set(change).where(eq(users.id, leilani.id))
    return true
  }
  const credentials = { email: leilani.email, password }
  expect(await signIn(testing.shop, { ...passwords, isRight: meanwhile }, credentials)).toBeUndefined()
  expect(await sessionsOf(leilani)).toBe(before)
})

test.each([leilani.email, 'stranger@example.com'])(
  'makes who guesses at %s wait after five tries',
  async (email) => {
    const config = { ...testing.shop.config, rateLimitScale: 1 }
    const http = await createApp({ ...testing.shop, cache: new Cache(), config })
    const guess = () =>
      injectedCall(http, nobody, 'POST /api/users/login', { body: { email, password: 'a guess' } })
    for (let tries = 0; tries < 5; tries += 1) await expect(guess()).rejects.toMatchObject({ status: 401 })
    await expect(guess()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    const reply = await http.inject({ method: 'POST', url: '/api/users/login', payload: { email, password } })
    expect(reply.headers['retry-after']).toBe(String(15 * 60))
    await http.close()
  },
)

test('logout ends that session and no other', async () => {
  const [here, there] = [await login(leilani.email, password), await login(leilani.email, password)]
  await testing.as({ ...nobody, token: here.token }).call('GET /api/users/logout')
  const verify = (token: string) => testing.as({ ...nobody, token }).call('GET /api/users/verify')
  await expect(verify(here.token)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  await expect(verify(there.token)).resolves.toHaveProperty('user._id', leilani.id)
})

const hour = 3_600_000
const day = 24 * hour

test.each([
  ['a customer who was away for 7 days', leilani, 7 * day],
  ['an admin who was away for 2 hours', noa, 2 * hour],
])('%s has to sign in again', async (_who, person, away) => {
  const verify = () => testing.as(person).call('GET /api/users/verify')
  testing.wait(away - hour)
  await expect(verify()).resolves.toHaveProperty('user._id', person.id)
  testing.wait(away)
  await expect(verify()).rejects.toMatchObject({
    status: 401,
    message: 'Session expired. Please login again.',
  })
  expect(await sessionsOf(person)).toBe(0)
})

test('a reply says how long the session of who asked lasts, which any call prolongs up to its greatest age', async () => {
  const lasts = async (person: Person) => {
    const headers = { authorization: `Bearer ${person.token}` }
    const reply = await testing.http.inject({ url: '/api/users/verify', headers })
    return Number(reply.headers['session-lasts']) * 1000
  }
  expect(await lasts(noa)).toBe(2 * hour)
  for (let hours = 0; hours < 11; hours++) {
    testing.wait(hour)
    expect(await lasts(noa)).toBe(hours < 10 ? 2 * hour : hour)
  }
  expect(await lasts(nobody)).toBeNaN()
})
