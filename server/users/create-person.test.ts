import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { users } from '#server/db/schema/users.ts'
import { auditOf, countAudit } from '#tests/support/books/audit-rows.ts'
import { askForPassword } from '#tests/support/letters/lost-password.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const form = {
  firstName: 'Malia',
  lastName: 'Kekoa',
  email: 'Malia@Example.com',
  role: 'seller' as const,
  phone: '+1 808 555 0123',
}
const create = (change: object = {}) =>
  testing.as(noa).call('POST /api/users/admin', { body: { ...form, ...change } })
const login = (email: string, password: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password } })
const lettersTo = (email: string) => testing.shop.db.select().from(emails).where(eq(emails.recipient, email))

test('the studio opens an account in any role, and its owner signs in with the password it was given', async () => {
  const { user, data } = await create({ password: 'koa and linen' })
  expect(user).toMatchObject({ ...form, email: 'malia@example.com' })
  expect(data).toEqual(user)
  const signedIn = await login('malia@example.com', 'koa and linen')
  expect(signedIn.user).toMatchObject({ _id: user._id, role: 'seller' })
})

test('without a password the owner chooses one by way of Forgot password', async () => {
  const { user } = await create({ password: '' })
  const { email } = user
  await expect(login(email, '')).rejects.toMatchObject({ status: 400 })
  const tempPassword = await askForPassword(testing, { ...nobody, email })
  const newPassword = 'papaya at noon'
  await testing
    .as(nobody)
    .call('POST /api/users/reset-password', { body: { email, tempPassword, newPassword } })
  expect((await login(email, newPassword)).user._id).toBe(user._id)
})

test('a letter tells the owner, and no password stands in it', async () => {
  await create({ password: 'koa and linen' })
  const [letter, ...more] = await lettersTo('malia@example.com')
  expect(more).toEqual([])
  expect(letter).toMatchObject({ letter: 'account-opened', subject: 'We opened an account for you at Lānai' })
  expect(JSON.stringify(letter)).not.toContain('koa and linen')
})

test('one row of the audit log says who opened it, without the password', async () => {
  const { user } = await create({ password: 'koa and linen' })
  const rows = await auditOf(testing.shop.db, 'user', user._id)
  expect(rows).toMatchObject([
    {
      actorId: noa.id,
      action: 'user.created',
      before: {},
      after: { ...form, email: 'malia@example.com' },
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/koa and linen|argon2|password/i)
})

test.each([
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: undefined }, 'lastName', 'Last name is required'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'malia' }, 'email', 'Email is invalid'],
  [{ role: undefined }, 'role', 'Role is required'],
  [{ role: 'boss' }, 'role', 'Role is required'],
  [{ phone: '12' }, 'phone', 'Please enter a valid phone number'],
  [{ password: 'short' }, 'password', 'Password must be at least 6 characters long'],
  [{ password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters'],
  [{ password: 'password1' }, 'password', 'This password is too common. Please choose another.'],
])('refuses %j', async (change, field, message) => {
  const before = await countAudit(testing.shop.db)
  await expect(create(change)).rejects.toMatchObject({ status: 400, message, fields: { [field]: message } })
  await expectNobodyNew(before)
})

test('refuses an address that somebody has, in whatever letters', async () => {
  const before = await countAudit(testing.shop.db)
  await expect(create({ email: 'LEILANI@example.com' })).rejects.toMatchObject({
    status: 409,
    code: 'email_taken',
    fields: {
      email: 'Email address is already registered. Please use a different email or try logging in.',
    },
  })
  await expectNobodyNew(before)
  expect(await lettersTo(leilani.email)).toEqual([])
})

async function expectNobodyNew(auditBefore: number) {
  const { db } = testing.shop
  expect([await db.$count(users), await countAudit(db)]).toEqual([5, auditBefore])
}
