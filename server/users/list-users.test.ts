import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedBuyers } from '#tests/support/seed/buyers.ts'
import { givePassword } from '#tests/support/letters/lost-password.ts'
import { kai, leilani, makana, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const list = (query: object = {}) => testing.as(noa).call('GET /api/users/admin/list', { query })
const namesOf = ({ users }: Awaited<ReturnType<typeof list>>) => users.map(({ firstName }) => firstName)

test('everyone stands in the list by name, with how often they ordered', async () => {
  await seedOrder(testing, { of: kai })
  await seedOrder(testing, { of: kai })
  const reply = await list()
  expect(namesOf(reply)).toEqual(['Kai', 'Leilani', 'Makana', 'Noa', 'Pua'])
  expect(reply.users.map(({ orderCount }) => orderCount)).toEqual([2, 0, 0, 0, 0])
  expect(reply.pagination).toEqual({ page: 1, limit: 10, total: 5, pages: 1 })
  expect(reply.data).toEqual(reply.users)
})

test.each([
  [{ sort: 'name', direction: 'desc' }, ['Pua', 'Noa', 'Makana', 'Leilani', 'Kai']],
  [{ sort: 'email' }, ['Kai', 'Leilani', 'Makana', 'Noa', 'Pua']],
  [{ sort: 'role' }, ['Noa', 'Kai', 'Leilani', 'Makana', 'Pua']],
  [{ sort: 'role', direction: 'desc' }, ['Pua', 'Makana', 'Kai', 'Leilani', 'Noa']],
] as const)('sorted by %j', async (query, names) => {
  expect(namesOf(await list(query))).toEqual(names)
})

test('small letters and capitals sort alike', async () => {
  await testing.shop.db.update(users).set({ firstName: 'leilani' }).where(eq(users.id, leilani.id))
  expect(namesOf(await list())).toEqual(['Kai', 'leilani', 'Makana', 'Noa', 'Pua'])
})

test.each([
  ['lani aka', ['Leilani']],
  ['KAI NAK', ['Kai']],
  ['pua@example', ['Pua']],
  ['555 01', ['Makana']],
  ['100%', []],
])('search for %s', async (search, names) => {
  await testing.shop.db.update(users).set({ phone: '+1 808 555 0100' }).where(eq(users.id, makana.id))
  expect(namesOf(await list({ search }))).toEqual(names)
})

test.each([
  ['admin', ['Noa']],
  ['seller', ['Makana']],
  ['user', ['Pua']],
  ['customer', ['Kai', 'Leilani']],
])('only those in the role %s', async (role, names) => {
  expect(namesOf(await list({ role }))).toEqual(names)
})

test('ten stand on a page, and nobody on two', async () => {
  await seedBuyers(testing.shop, 20)
  const pages = [await list({ page: 1 }), await list({ page: 2 }), await list({ page: 3 })]
  expect(pages.map(({ users }) => users.length)).toEqual([10, 10, 5])
  expect(new Set(pages.flatMap(({ users }) => users.map(({ _id }) => _id))).size).toBe(25)
  expect(pages.map(({ pagination }) => pagination.next)).toEqual([2, 3, undefined])
})

test.each([{ role: 'boss' }, { sort: 'password' }, { page: 0 }, { limit: 101 }])(
  'refuses to list by %j',
  async (query) => {
    await expect(list(query)).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
  },
)

test('one person is shown with what they ordered and paid, and what they told us', async () => {
  const paid = await seedOrder(testing, { of: leilani, quantity: 2 })
  await seedOrder(testing, { of: leilani })
  await testing.as(noa).call('PUT /api/orders/:id/verify-payment', {
    params: { id: paid._id },
    body: { status: 'paid' },
  })
  const { user, data } = await testing
    .as(noa)
    .call('GET /api/users/admin/:id', { params: { id: leilani.id } })
  expect(user).toMatchObject({
    email: leilani.email,
    orderCount: 2,
    totalSpent: paid.totalPrice,
    address: null,
  })
  expect(data).toEqual(user)
})

test('nothing of a password leaves', async () => {
  await givePassword(testing.shop.db, leilani)
  const one = await testing.as(noa).call('GET /api/users/admin/:id', { params: { id: leilani.id } })
  expect(JSON.stringify([await list(), one])).not.toMatch(/argon2|password|hash/i)
})

test.each([crypto.randomUUID(), 'nobody', '%00'])('nobody has the id %s', async (id) => {
  await expect(testing.as(noa).call('GET /api/users/admin/:id', { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
})
