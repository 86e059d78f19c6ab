import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { users } from '#server/db/schema/users.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { noa, nobody, type Person } from '#tests/support/people.ts'
import { seedDelivered } from '#tests/support/seed/delivered.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { sendEmailProof } from './change-email.ts'
import { closeAccount, MONEY_OPEN, UNDER_WAY } from './close-account.ts'

const testing = testShop()
const close = (person: Person, currentPassword = OWN_PASSWORD) =>
  testing.as(person).call('POST /api/users/profile/close', { body: { currentPassword } })

async function customer(): Promise<Person> {
  const person = await seedPerson(testing.shop)
  await givePassword(testing.shop.db, person)
  return person
}

const rowOf = async ({ id }: Person) =>
  (await testing.shop.db.select().from(users).where(eq(users.id, id)))[0]

test('an account is closed by its owner: a last letter goes to the address that is gone, what was bought stays', async () => {
  const { db } = testing.shop
  const person = await customer()
  const id = await seedDelivered(testing.shop, { to: person, product: await seedProduct(db) })
  await db.update(payables).set({ receivedCents: 600_00 }).where(eq(payables.id, id))
  const bought = await db.$count(orders, eq(orders.userId, person.id))
  expect(await close(person)).toMatchObject({ message: 'Your account is closed' })
  expect(await rowOf(person)).toMatchObject({ firstName: 'Former', passwordHash: null, address: null })
  expect(await db.$count(orders, eq(orders.userId, person.id))).toBe(bought)
  const [letter] = await db.select().from(emails).where(eq(emails.recipient, person.email))
  expect(letter).toMatchObject({ letter: 'account-closed' })
  expect(await auditOf(db, 'user', person.id)).toMatchObject([{ action: 'user.closed' }])
  const body = { email: person.email, password: OWN_PASSWORD }
  await expect(testing.as(nobody).call('POST /api/users/login', { body })).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
})

test('nothing is closed with a wrong password, while something is under way, or for an admin', async () => {
  const person = await customer()
  await expect(close(person, 'not mine')).rejects.toMatchObject({ code: 'wrong_password' })
  await seedOrder(testing, { of: person })
  await expect(close(person)).rejects.toMatchObject({ code: 'illegal_state', message: UNDER_WAY })
  expect(await rowOf(person)).toMatchObject({ email: person.email, deletedAt: null })
  await givePassword(testing.shop.db, noa)
  await expect(close(noa)).rejects.toMatchObject({ status: 403 })
  expect(await rowOf(noa)).toMatchObject({ deletedAt: null })
})

test('an account stays until what was approved to go back is sent', async () => {
  const person = await customer()
  const { _id: ref } = await seedOrder(testing, { of: person })
  const desk = testing.as(noa)
  const method = 'wire_transfer'
  await desk.call('POST /api/payables/:ref/payments', {
    params: { ref },
    body: { amount: 10, method, seenOpen: 660 },
  })
  await desk.call('PUT /api/orders/:id/status', { params: { id: ref }, body: { status: 'cancelled' } })
  const back = { amount: 10, method, reasonCode: 'cancelled', seenOpen: 0, seenRefunded: 0 } as const
  const { payable } = await desk.call('POST /api/payables/:ref/refunds', { params: { ref }, body: back })
  await expect(close(person)).rejects.toMatchObject({ code: 'illegal_state', message: MONEY_OPEN })
  expect(await rowOf(person)).toMatchObject({ email: person.email, deletedAt: null })
  await desk.call('PUT /api/refunds/:id', {
    params: { id: payable.refunds[0]!._id },
    body: { state: 'sent' },
  })
  await close(person)
  expect(await rowOf(person)).not.toMatchObject({ deletedAt: null })
})

test('an account stays while money is open for what was delivered', async () => {
  const person = await customer()
  const product = await seedProduct(testing.shop.db)
  await seedDelivered(testing.shop, { to: person, product })
  await expect(close(person)).rejects.toMatchObject({ code: 'illegal_state', message: MONEY_OPEN })
  expect(await rowOf(person)).toMatchObject({ email: person.email, deletedAt: null })
})

test('who asked for another address while their account was closed leaves no address behind', async () => {
  const person = await customer()
  const { shop } = testing
  const inTransaction: typeof shop.db.inTransaction = async (act) => {
    await closeAccount(shop, { ...person, role: 'customer', address: '127.0.0.1' })
    return shop.db.inTransaction(act)
  }
  const late = { ...shop, db: Object.create(shop.db, { inTransaction: { value: inTransaction } }) }
  const sending = sendEmailProof(late, person.id, 'another@lanai.example')
  await expect(sending).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(await rowOf(person)).toMatchObject({ newEmail: null, deletedAt: expect.any(Date) })
  expect(await shop.db.$count(emails, eq(emails.recipient, 'another@lanai.example'))).toBe(0)
})
