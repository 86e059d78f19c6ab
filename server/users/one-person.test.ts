import { expect, test } from 'vitest'
import { seedOrder } from '#tests/support/seed/order.ts'
import { kai, leilani, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

test('a person’s money, notes and last visit stand with them, and nothing of anybody else', async () => {
  const paid = await seedOrder(testing, { of: leilani })
  const open = await seedOrder(testing, { of: leilani })
  const others = await seedOrder(testing, { of: kai })
  const asNoa = testing.as(noa)
  await asNoa.call('PUT /api/orders/:id/verify-payment', {
    params: { id: paid._id },
    body: { status: 'paid' },
  })
  for (const [{ _id: id }, text] of [
    [paid, 'Likes koa.'],
    [others, 'Not hers'],
  ] as const)
    await asNoa.call('POST /api/orders/:id/notes', { params: { id }, body: { text } })
  const params = { id: leilani.id }
  const { user } = await asNoa.call('GET /api/users/admin/:id', { params })
  expect(user.money).toEqual({
    due: open.totalPrice,
    paid: paid.totalPrice,
    refunded: 0,
    toSend: 0,
    credit: 0,
  })
  expect(user.notes).toMatchObject([{ text: 'Likes koa.', order: { _id: paid._id, number: paid.number } }])
  expect(user.lastSeenAt).not.toBeNull()
  const { orders, pagination } = await asNoa.call('GET /api/orders', { query: { user: leilani.id } })
  expect(orders.map(({ _id }) => _id).toSorted()).toEqual([paid._id, open._id].toSorted())
  expect(pagination.total).toBe(2)
  await expect(testing.as(kai).call('GET /api/users/admin/:id', { params })).rejects.toMatchObject({
    status: 403,
  })
})

test('of many notes the newest ten are shown', async () => {
  const { _id: id } = await seedOrder(testing, { of: leilani })
  for (let count = 1; count <= 11; count++) {
    testing.wait(1_000)
    await testing
      .as(noa)
      .call('POST /api/orders/:id/notes', { params: { id }, body: { text: `Note ${count}` } })
  }
  const { user } = await testing.as(noa).call('GET /api/users/admin/:id', { params: { id: leilani.id } })
  expect(user.notes.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, at) => `Note ${11 - at}`))
})

test('designs, questions and letters of one person are found by who they are, not by part of an address', async () => {
  const asNoa = testing.as(noa)
  for (const email of ['kai@example.com', 'makai@example.com'])
    await testing.as(nobody).call('POST /api/questions', { body: { name: 'Kai', email, text: 'Is it oak?' } })
  const query = { email: 'kai@example.com' }
  expect((await asNoa.call('GET /api/questions', { query })).questions).toMatchObject([query])
  expect((await asNoa.call('GET /api/questions', { query: { search: 'kai@' } })).pagination.total).toBe(2)
  await seedOrder(testing, { of: leilani })
  const { emails } = await asNoa.call('GET /api/emails', { query: { to: leilani.email } })
  expect(emails.length).toBeGreaterThan(0)
  expect(new Set(emails.map(({ to }) => to))).toEqual(new Set([leilani.email]))
  const { pagination } = await asNoa.call('GET /api/design-requests/admin/all', {
    query: { user: leilani.id },
  })
  expect(pagination.total).toBe(0)
})
