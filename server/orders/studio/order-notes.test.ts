import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderNotes } from '#server/db/schema/order-past.ts'
import { users } from '#server/db/schema/users.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
let id: string

beforeEach(async () => {
  id = (await seedOrder(shop))._id
})

const add = (text: string, person: Person = noa, order = id) =>
  shop.as(person).call('POST /api/orders/:id/notes', { params: { id: order }, body: { text } })
const listed = async () => (await shop.as(noa).call('GET /api/orders/:id/notes', { params: { id } })).notes
const remove = (noteId: string, person: Person = noa, order = id) =>
  shop.as(person).call('DELETE /api/orders/:id/notes/:noteId', { params: { id: order, noteId } })
const stored = () => shop.shop.db.select().from(orderNotes).orderBy(asc(orderNotes.id))
const audit = async () =>
  (await auditOf(shop.shop.db, 'order', id)).map(({ action, before, after }) => ({ action, before, after }))

test('a note says who wrote it and when; the oldest stands first', async () => {
  const { note } = await add('  Call before noon.\nGate code 12.  ')
  expect(note).toEqual({
    _id: note._id,
    text: 'Call before noon.\nGate code 12.',
    author: { _id: noa.id, name: 'Noa Kahale' },
    createdAt: '2026-11-20T22:00:00.000Z',
  })
  shop.wait(1000)
  await add('Called.')
  expect((await listed()).map(({ text }) => text)).toEqual(['Call before noon.\nGate code 12.', 'Called.'])
})

test('adding and deleting leave one row each, with the words', async () => {
  const { note } = await add('Call first.')
  await remove(note._id)
  expect(await listed()).toEqual([])
  expect(await audit()).toEqual([
    { action: 'order.note_added', before: {}, after: { note: 'Call first.' } },
    { action: 'order.note_deleted', before: { note: 'Call first.' }, after: {} },
  ])
})

test('a note that is sent twice with one key is one', async () => {
  const ask = { params: { id }, body: { text: 'Once' }, headers: { 'idempotency-key': 'note-attempt-1' } }
  await shop.as(noa).call('POST /api/orders/:id/notes', ask)
  await shop.as(noa).call('POST /api/orders/:id/notes', ask)
  expect(await listed()).toHaveLength(1)
})

test('its customer reads none of it anywhere', async () => {
  await add('A difficult staircase.')
  for (const key of ['GET /api/orders/:id', 'GET /api/orders/:id/history'] as const) {
    const reply = await shop.as(leilani).call(key, { params: { id } })
    expect(JSON.stringify(reply)).not.toContain('staircase')
  }
  const pdf = await shop.as(leilani).call('GET /api/orders/:id/document.pdf', { params: { id } })
  expect(await pdf.text()).not.toContain('staircase')
})

test('any admin deletes the note of another', async () => {
  const { note } = await add('Mine')
  const [mine] = await stored()
  await shop.shop.db.update(orderNotes).set({ authorId: leilani.id })
  await shop.shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, leilani.id))
  expect(mine?.authorId).toBe(noa.id)
  await remove(note._id)
  expect(await stored()).toEqual([])
})

test.each([
  ['an empty one', '   ', 'Write a note first'],
  ['a long one', 'x'.repeat(2001), 'Use at most 2000 characters'],
])('%s is refused', async (_what, text, message) => {
  await expect(add(text)).rejects.toMatchObject({ status: 400, fields: { text: message } })
  expect(await stored()).toEqual([])
})

test.each([
  ['its customer', leilani, 'forbidden'],
  ['a seller', makana, 'forbidden'],
  ['a visitor', nobody, 'not_signed_in'],
])('%s adds, reads and deletes none', async (_who, person, code) => {
  const { note } = await add('Ours')
  await expect(add('Mine', person)).rejects.toMatchObject({ code })
  await expect(remove(note._id, person)).rejects.toMatchObject({ code })
  const read = shop.as(person).call('GET /api/orders/:id/notes', { params: { id } })
  await expect(read).rejects.toMatchObject({ code })
  expect(await stored()).toHaveLength(1)
})

test('what is not there is not found, and a note of another order is not there', async () => {
  const other = await seedOrder(shop)
  const { note } = await add('Ours')
  const rows = await audit()
  const unknown = crypto.randomUUID()
  await expect(add('Lost', noa, unknown)).rejects.toMatchObject({ code: 'order_not_found' })
  await expect(remove(unknown)).rejects.toMatchObject({ code: 'note_not_found' })
  await expect(remove(note._id, noa, other._id)).rejects.toMatchObject({ code: 'note_not_found' })
  await expect(remove('1')).rejects.toMatchObject({ status: 404, code: 'note_not_found' })
  expect([await stored(), await audit()]).toMatchObject([{ length: 1 }, rows])
})
