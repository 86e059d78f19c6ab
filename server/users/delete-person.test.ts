import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { emails } from '#server/db/schema/emails.ts'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { sessions, temporaryPasswords, users } from '#server/db/schema/users.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'
import { auditOf, countAudit } from '#tests/support/books/audit-rows.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedDelivered } from '#tests/support/seed/delivered.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const remove = ({ id }: Person, by: Person = noa) =>
  testing.as(by).call('DELETE /api/users/admin/:id', { params: { id } })
const rowOf = async ({ id }: Person) =>
  (await testing.shop.db.select().from(users).where(eq(users.id, id)))[0]

/** A customer with everything that people leave in a shop. */
async function seedSettled(): Promise<Person> {
  const { shop } = testing
  const person = await seedPerson(shop)
  await givePassword(shop.db, person)
  const address = {
    street: '98 Kailua Road',
    city: 'Kailua',
    state: 'HI',
    zipCode: '96734',
    country: 'United States',
  } as const
  await testing.as(person).call('PUT /api/users/profile', { body: { phone: '+1 808 555 0123', address } })
  const product = await seedListed(shop)
  await testing.as(person).call('POST /api/cart/add', { body: { productId: product } })
  await testing.as(person).call('POST /api/wishlist/add', { body: { productId: product } })
  await shop.db.insert(idempotencyKeys).values({
    userId: person.id,
    operation: 'POST /api/orders',
    key: 'a-submit',
    bodyHash: '',
    reply: 'Kailua',
  })
  await askForPassword(testing, person)
  return person
}

test('what is personal is blanked, and sessions, cart and wishlist are gone', async () => {
  const { db } = testing.shop
  const person = await seedSettled()
  expect(await remove(person)).toMatchObject({ message: 'User deleted successfully' })
  expect(await rowOf(person)).toMatchObject({
    firstName: 'Former',
    lastName: 'customer',
    email: expect.stringMatching(/^[\da-f-]{36}@deleted\.invalid$/),
    phone: '',
    address: null,
    questionnaire: null,
    passwordHash: null,
    deletedAt: testing.shop.clock(),
  })
  const left = [sessions, cartItems, wishlistItems, temporaryPasswords, idempotencyKeys].map((table) =>
    db.$count(table, eq(table.userId, person.id)),
  )
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 0])
})

test('nobody gets in any more, and the address is free again', async () => {
  const person = await seedSettled()
  await remove(person)
  await expect(testing.as(person).call('GET /api/users/verify')).rejects.toMatchObject({ status: 401 })
  const { email } = person
  await expect(
    testing.as(nobody).call('POST /api/users/login', { body: { email, password: OWN_PASSWORD } }),
  ).rejects.toMatchObject({ code: 'invalid_credentials' })
  const body = { firstName: 'Ikaika', lastName: 'Kealoha', email, role: 'customer' as const }
  await expect(testing.as(noa).call('POST /api/users/admin', { body })).resolves.toHaveProperty('user')
})

test('they are in no list any more, and have no page', async () => {
  const person = await seedSettled()
  await remove(person)
  const { users } = await testing.as(noa).call('GET /api/users/admin/list', { query: { limit: 100 } })
  expect(users.map(({ _id }) => _id)).not.toContain(person.id)
  const params = { id: person.id }
  const gone = { status: 404, code: 'user_not_found' }
  await expect(testing.as(noa).call('GET /api/users/admin/:id', { params })).rejects.toMatchObject(gone)
  await expect(remove(person)).rejects.toMatchObject(gone)
})

test('orders and their history stay, readable, of a former customer whom no letter reaches', async () => {
  const person = await seedPerson(testing.shop)
  const { _id: id } = await seedOrder(testing, { of: person })
  const history = (await readOrder(id)).history
  const lettersBefore = await testing.shop.db.$count(emails)
  await remove(person)
  await testing.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'delivered' } })
  const order = await readOrder(id)
  expect(order).toMatchObject({ status: 'delivered', user: { fullName: 'Former customer' } })
  expect(order.orderItems).toHaveLength(1)
  expect(order.history).toEqual(expect.arrayContaining(history))
  const { orders } = await testing.as(noa).call('GET /api/orders')
  expect(orders.map(({ _id }) => _id)).toEqual([id])
  expect(await testing.shop.db.$count(emails)).toBe(lettersBefore)
})

test('a review stays, and nobody reads whose it was', async () => {
  const person = await seedPerson(testing.shop)
  const product = await seedListed(testing.shop)
  await seedDelivered(testing.shop, { to: person, product })
  const params = { id: product }
  await testing
    .as(person)
    .call('POST /api/products/:id/reviews', { params, body: { rating: 4, text: 'Deep.' } })
  await remove(person)
  const { reviews } = await testing.as(nobody).call('GET /api/products/:id/reviews', { params })
  expect(reviews).toMatchObject([{ rating: 4, text: 'Deep.', author: 'A former customer' }])
})

test('one row of the audit log says it was done, and nothing of who it was', async () => {
  const person = await seedSettled()
  await remove(person)
  const rows = await auditOf(testing.shop.db, 'user', person.id)
  expect(rows).toMatchObject([
    { actorId: noa.id, action: 'user.deleted', before: { role: 'customer' }, after: {} },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Ikaika|Kealoha|example\.com/)
})

test('an admin account is refused, the own one and that of another', async () => {
  const other = await seedPerson(testing.shop, { role: 'admin' })
  await expectRefused(noa, noa, 'You cannot delete your own account.')
  await expectRefused(other, noa, 'Admin accounts cannot be deleted. Give this person another role first.')
})

test.each([crypto.randomUUID(), 'nobody'])('nobody has the id %s', async (id) => {
  await expect(remove({ ...leilani, id })).rejects.toMatchObject({ status: 404, message: 'User not found' })
})

test.each([leilani, makana])('$firstName may not', async (person) => {
  await expect(remove(leilani, person)).rejects.toMatchObject({ status: 403 })
  expect(await rowOf(leilani)).toMatchObject({ firstName: 'Leilani', deletedAt: null })
})

async function readOrder(id: string) {
  return (await testing.as(noa).call('GET /api/orders/:id', { params: { id } })).order
}

async function expectRefused(person: Person, by: Person, message: string) {
  const [before, audit] = [await rowOf(person), await countAudit(testing.shop.db)]
  await expect(remove(person, by)).rejects.toMatchObject({ status: 409, code: 'illegal_state', message })
  expect(await rowOf(person)).toEqual(before)
  expect(await countAudit(testing.shop.db)).toBe(audit)
}
