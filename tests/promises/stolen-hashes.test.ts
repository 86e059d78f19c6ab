import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { isOutdated, queuedPasswords } from '#server/users/password-hash.ts'
import { seedPerson, personForm } from '#tests/support/seed/person.ts'
import { OWN_PASSWORD, givePassword } from '#tests/support/letters/lost-password.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const passwords = queuedPasswords()
const HASHES = 10

/** Argon2id, 19 MiB, two passes, one lane, a salt of 16 bytes, a tag of 32. */
const STORED = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/

const hashes = async () => {
  const rows = await shop.shop.db.select().from(users).where(isNotNull(users.passwordHash))
  return rows.map(({ passwordHash }) => passwordHash ?? '')
}

test('P51: every door keeps a password as one costly hash, and nothing of the password', async () => {
  const secret = 'ʻukulele 🌺 of 41 strings'
  const person = { firstName: 'Keola', lastName: 'Kai', email: 'keola@example.com', phone: '+18085550123' }
  const address = {
    street: '1 Kai Street',
    city: 'Honolulu',
    state: 'HI',
    zipCode: '96815',
    country: 'United States',
  } as const
  await shop.as(nobody).call('POST /api/users/register', { body: { ...person, password: secret, address } })
  const made = await seedPerson(shop.shop)
  const body = personForm(made, { password: secret })
  await shop.as(noa).call('PUT /api/users/admin/:id', { params: { id: made.id }, body })
  await givePassword(shop.shop.db, leilani)
  const change = { currentPassword: OWN_PASSWORD, newPassword: secret }
  await shop.as(leilani).call('PUT /api/users/profile', { body: change })

  const stored = await hashes()
  expect(stored.length).toBeGreaterThanOrEqual(3)
  for (const hash of stored) {
    expect(hash).toMatch(STORED)
    expect(isOutdated(hash)).toBe(false)
  }
  expect(new Set(stored).size).toBe(stored.length)
  printPromise(
    'P51',
    stored.length,
    'hashes of three doors: argon2id m=19456 t=2 p=1, each with a salt of its own',
    true,
  )
})

test('P51: a hash costs whoever guesses', async () => {
  const before = process.cpuUsage()
  for (let round = 0; round < HASHES; round += 1) await passwords.hash('koa and linen')
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000 / HASHES
  // The parameters are what is promised; the time follows from the machine, and is told as it was.
  printPromise('P51', HASHES, `one guess costs ${ms.toFixed(0)} ms of processor time and 19 MiB here`, ms > 5)
  expect(ms).toBeGreaterThan(5)
})
