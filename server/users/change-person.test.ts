import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEMO_MAIL } from '#domain/users/demo-person.ts'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { auditOf, countAudit } from '#tests/support/books/audit-rows.ts'
import { seedPerson, personForm } from '#tests/support/seed/person.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const change = (person: Person, changes: object, by: Person = noa) =>
  testing
    .as(by)
    .call('PUT /api/users/admin/:id', { params: { id: person.id }, body: personForm(person, changes) })
const login = ({ email }: Person, password: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password } })
const verify = (person: Person) => testing.as(person).call('GET /api/users/verify')
const sessionsOf = ({ id }: Person) => testing.shop.db.$count(sessions, eq(sessions.userId, id))
const rowOf = async ({ id }: Person) =>
  (await testing.shop.db.select().from(users).where(eq(users.id, id)))[0]

test('name, email and phone are changed, and nobody is signed out for it', async () => {
  const person = await seedPerson(testing.shop)
  const changes = { firstName: 'Keola', email: 'Keola@Example.com', phone: '+1 808 555 0123' }
  const { user, data } = await change(person, changes)
  expect(user).toMatchObject({ ...changes, email: 'keola@example.com', lastName: 'Kealoha' })
  expect(data).toEqual(user)
  await expect(verify(person)).resolves.toMatchObject({ user: { firstName: 'Keola' } })
  expect(await auditOf(testing.shop.db, 'user', person.id)).toMatchObject([
    {
      actorId: noa.id,
      action: 'user.changed',
      before: { firstName: 'Ikaika', email: person.email, phone: '' },
      after: { ...changes, email: 'keola@example.com' },
    },
  ])
})

test('a phone and a password that are left out stay', async () => {
  const person = await seedPerson(testing.shop)
  await givePassword(testing.shop.db, person)
  await change(person, { phone: '+1 808 555 0123' })
  await change(person, { lastName: 'Aina', password: '' })
  expect(await rowOf(person)).toMatchObject({ lastName: 'Aina', phone: '+1 808 555 0123' })
  await expect(login(person, OWN_PASSWORD)).resolves.toHaveProperty('token')
})

test.each(['seller', 'user', 'admin'] as const)('the role %s ends the sessions at once', async (role) => {
  const person = await seedPerson(testing.shop)
  const { user } = await change(person, { role })
  expect(user.role).toBe(role)
  await expect(verify(person)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  const rows = await auditOf(testing.shop.db, 'user', person.id)
  expect(rows).toMatchObject([{ before: { role: 'customer' }, after: { role } }])
})

test('a new password ends the sessions, voids a temporary one, and a letter tells its owner', async () => {
  const person = await seedPerson(testing.shop)
  await givePassword(testing.shop.db, person)
  await askForPassword(testing, person)
  await change(person, { password: 'koa and linen' })
  await expect(verify(person)).rejects.toMatchObject({ status: 401 })
  expect(await testing.shop.db.$count(temporaryPasswords)).toBe(0)
  await expect(login(person, OWN_PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' })
  await expect(login(person, 'koa and linen')).resolves.toHaveProperty('token')
  const letters = await testing.shop.db.select().from(emails).where(eq(emails.letter, 'password-changed'))
  expect(letters).toMatchObject([{ recipient: person.email }])
  const rows = await auditOf(testing.shop.db, 'user', person.id)
  expect(rows).toMatchObject([{ before: {}, after: { signIn: 'new password' } }])
  expect(JSON.stringify(rows)).not.toMatch(/koa and linen|argon2/)
})

test('who could not sign in can, once the studio has set a password', async () => {
  const person = await seedPerson(testing.shop)
  await expect(login(person, 'koa and linen')).rejects.toMatchObject({ code: 'invalid_credentials' })
  await change(person, { password: 'koa and linen' })
  await expect(login(person, 'koa and linen')).resolves.toHaveProperty('token')
})

test('a temporary password that went to the old address is void under the new one', async () => {
  const person = await seedPerson(testing.shop)
  await givePassword(testing.shop.db, person)
  const tempPassword = await askForPassword(testing, person)
  const { user } = await change(person, { email: 'keola@example.com' })
  const body = { email: user.email, tempPassword, newPassword: 'koa and linen' }
  await expect(testing.as(nobody).call('POST /api/users/reset-password', { body })).rejects.toMatchObject({
    code: 'temporary_password_wrong',
  })
})

test('a change of the own password ends the other sessions and not this one', async () => {
  const admin = await seedPerson(testing.shop, { role: 'admin' })
  await change(admin, { password: 'papaya at noon' }, admin)
  const { token } = await login(admin, 'papaya at noon')
  await change(admin, { password: 'koa and linen' }, admin)
  await expect(verify(admin)).resolves.toHaveProperty('user._id', admin.id)
  await expect(verify({ ...admin, token })).rejects.toMatchObject({ status: 401 })
  expect(await sessionsOf(admin)).toBe(1)
})

test('saving what is already so leaves no trace and ends nothing', async () => {
  const person = await seedPerson(testing.shop)
  await change(person, {})
  expect(await auditOf(testing.shop.db, 'user', person.id)).toEqual([])
  await expect(verify(person)).resolves.toHaveProperty('user._id', person.id)
})

test('an admin makes another one, who may take the role back', async () => {
  const admin = await seedPerson(testing.shop, { role: 'admin' })
  await change(noa, { role: 'customer' }, admin)
  expect(await rowOf(noa)).toMatchObject({ role: 'customer' })
  await expect(verify(noa)).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['the last admin', false, 'This is the only admin. Give the role to somebody else first.'],
  ['an admin by themselves', true, 'You cannot take the admin role from yourself. Another admin can.'],
])('the role is not taken from %s', async (_who, isOneOfTwo, message) => {
  if (isOneOfTwo) await seedPerson(testing.shop, { role: 'admin' })
  await expectRefused(noa, { role: 'customer', firstName: 'Nobody' }, { code: 'illegal_state', message })
})

test('the studio of the demo, who cannot run the shop, is made a customer by the only admin', async () => {
  const mele = await seedPerson(testing.shop, { role: 'admin' })
  const email = `mele${DEMO_MAIL}`
  await testing.shop.db.update(users).set({ email }).where(eq(users.id, mele.id))
  const { user } = await change(mele, { role: 'customer', email })
  expect(user.role).toBe('customer')
})

test.each([
  [{ firstName: '' }, 'First name is required'],
  [{ lastName: ' ' }, 'Last name is required'],
  [{ email: 'no address' }, 'Email is invalid'],
  [{ role: 'boss' }, 'Role is required'],
  [{ password: '12345' }, 'Password must be at least 6 characters long'],
  [{ password: 'qwerty123' }, 'This password is too common. Please choose another.'],
])('refuses %j', async (changes, message) => {
  await expectRefused(leilani, { phone: '+1 808 555 0123', ...changes }, { status: 400, message })
})

test('refuses the address of somebody else, and changes nothing', async () => {
  const changes = { firstName: 'Keola', email: 'Kai@example.com', role: 'seller', password: 'koa and linen' }
  await expectRefused(leilani, changes, {
    status: 409,
    code: 'email_taken',
    fields: {
      email: 'Email address is already registered. Please use a different email or try logging in.',
    },
  })
  await expect(verify(leilani)).resolves.toHaveProperty('user._id', leilani.id)
})

test.each([
  { ...kai, id: crypto.randomUUID() },
  { ...kai, id: 'nobody' },
])('nobody is there', async (person) => {
  await expect(change(person, {})).rejects.toMatchObject({ status: 404, message: 'User not found' })
})

test.each([leilani, makana])('$firstName may not', async (person) => {
  await expect(change(kai, { firstName: 'Keola' }, person)).rejects.toMatchObject({ status: 403 })
  expect(await rowOf(kai)).toMatchObject({ firstName: 'Kai' })
})

async function expectRefused(person: Person, changes: object, refusal: object) {
  const [before, audit] = [await rowOf(person), await countAudit(testing.shop.db)]
  await expect(change(person, changes)).rejects.toMatchObject(refusal)
  expect(await rowOf(person)).toEqual(before)
  expect(await countAudit(testing.shop.db)).toBe(audit)
  expect(await sessionsOf(person)).toBe(1)
}
