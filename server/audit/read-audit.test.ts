import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { type Change, recordChange, recordLines } from '#server/audit/record.ts'
import { auditLines, auditLog } from '#server/db/schema/audit.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { makana, noa, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
/** An admin of each test's own: the log can only be added to, so it is read by who did it. */
let admin: Person
beforeEach(async () => {
  admin = await seedPerson(testing.shop, { role: 'admin', firstName: 'Hoku' })
})

const read = (query: object = {}) =>
  testing.as(noa).call('GET /api/audit', { query: { actor: admin.id, ...query } })

function record({ id = randomUUID(), ...change }: Partial<Change> = {}) {
  const actor = { id: admin.id, address: '::1' }
  return recordChange(testing.shop.db, actor, { action: 'order.paid', id, ...change })
}

const recordAt = (createdAt: string) =>
  testing.shop.db.insert(auditLog).values({
    actorId: admin.id,
    action: 'order.paid',
    objectType: 'order',
    objectId: randomUUID(),
    createdAt: new Date(createdAt),
  })

test('a change is told with who made it, when, from where, and what was before and after', async () => {
  const { _id, number } = await seedOrder(testing)
  const body = { status: 'rejected', reason: 'We cannot see it.' } as const
  await testing.as(admin).call('PUT /api/orders/:id/verify-payment', { params: { id: _id }, body })
  const { entries, data } = await read()
  expect(entries).toMatchObject([
    {
      _id: expect.stringMatching(/^\d+$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      actor: { _id: admin.id, name: 'Hoku Kealoha' },
      action: 'order.payment_rejected',
      object: { type: 'order', id: _id, name: number },
      before: { paymentStatus: 'pending' },
      after: { paymentStatus: 'rejected', paymentNote: 'We cannot see it.' },
      address: '127.0.0.1',
    },
  ])
  expect(data).toEqual(entries)
})

test('the latest stand first, twenty on a page, none on two', async () => {
  for (let count = 0; count < 25; count++) await record({ id: `thing-${count}` })
  const pages = [await read(), await read({ page: 2 })]
  const ids = pages.flatMap(({ entries }) => entries.map(({ object }) => object.id))
  expect(ids).toEqual(Array.from({ length: 25 }, (_, place) => `thing-${24 - place}`))
  expect(pages[0]?.pagination).toEqual({ page: 1, limit: 20, total: 25, pages: 2, next: 2 })
})

test('things are called by the name they have now, and what is gone has none', async () => {
  const product = await seedListed(testing.shop, { name: 'Reed chair' })
  const person = await seedPerson(testing.shop, { firstName: 'Malia' })
  await record({ action: 'product.changed', id: product })
  await record({ action: 'user.changed', id: person.id })
  await record({ action: 'product.deleted', id: randomUUID() })
  await record({ action: 'product.changed', id: 'no id at all' })
  await record({ action: 'lamp.lit', id: '7' })
  const { entries } = await read()
  expect(entries.map(({ object }) => object.name)).toEqual([null, null, null, 'Malia Kealoha', 'Reed chair'])
})

test('a statement and its lines are called as the bank called them', async () => {
  const studio = testing.as(admin)
  await studio.call('POST /api/bank/imports', {
    body: { statement: statementFile(['11/3/2026,RENT,-90.00']) },
  })
  const [line] = (await studio.call('GET /api/bank/lines')).lines
  const params = { id: line?._id ?? '' }
  await studio.call('PUT /api/bank/lines/:id', { params, body: { act: 'setAside', why: 'Rent' } })
  const { entries } = await read()
  expect(entries.map(({ object }) => object.name)).toEqual(expect.arrayContaining(['RENT', 'november.csv']))
})

test('of a deleted person it is told what was done, and not who it was', async () => {
  const person = await seedPerson(testing.shop, { firstName: 'Malia' })
  const params = { id: person.id }
  const body = { ...person, firstName: 'Maile', role: 'seller' as const }
  await testing.as(admin).call('PUT /api/users/admin/:id', { params, body })
  await testing.as(admin).call('DELETE /api/users/admin/:id', { params })
  const { entries } = await read()
  expect(entries).toMatchObject([
    { action: 'user.deleted', object: { id: person.id, name: null } },
    { action: 'user.changed', before: { role: 'customer' }, after: { role: 'seller' } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Malia|Maile|Kealoha,|example\.com/)
})

test('everyone who ever changed something can be chosen by name', async () => {
  expect((await read()).actors).not.toContainEqual({ _id: admin.id, name: 'Hoku Kealoha' })
  await record()
  expect((await read()).actors).toContainEqual({ _id: admin.id, name: 'Hoku Kealoha' })
})

test('filtered by what was done and by the kind of thing', async () => {
  await record({ action: 'order.paid' })
  await record({ action: 'order.status' })
  await record({ action: 'settings.changed', id: 'general' })
  const actions = async (query: object) => (await read(query)).entries.map(({ action }) => action)
  expect(await actions({ action: 'order.status' })).toEqual(['order.status'])
  expect(await actions({ object: 'order' })).toEqual(['order.status', 'order.paid'])
  expect(await actions({ object: 'settings' })).toEqual(['settings.changed'])
  expect(await actions({ object: 'lamp' })).toEqual([])
})

test('found by a number, by a reference, and by the name of a product or person', async () => {
  const order = '00000000-0000-4000-8000-0000deadbeef'
  const product = await seedListed(testing.shop, { name: 'Reed chair' })
  const person = await seedPerson(testing.shop, { firstName: 'Malia' })
  await record({ id: order })
  await record({ action: 'product.changed', id: product })
  await record({ action: 'user.changed', id: person.id })
  const found = async (search: string) => (await read({ search })).entries.map(({ object }) => object.id)
  const { _id: placed, number } = await seedOrder(testing)
  await record({ id: placed })
  for (const words of [number, `#${number.toLowerCase()}`]) expect(await found(words)).toEqual([placed])
  expect(await found('#DEADBEEF')).toEqual([order])
  expect(await found(`DR-${order.slice(0, 8)}`)).toEqual([order])
  expect(await found('reed')).toEqual([product])
  expect(await found('malia')).toEqual([person.id])
  expect(await found(person.email)).toEqual([person.id])
  expect(await found('100%')).toEqual([])
})

test("days are the store's own, both counted", async () => {
  // Honolulu is ten hours behind UTC: its November 20 begins at 10:00.
  const moments = [
    '2026-11-20T09:59:59Z',
    '2026-11-20T10:00:00Z',
    '2026-11-22T09:59:59Z',
    '2026-11-22T10:00:00Z',
  ]
  for (const moment of moments) await recordAt(moment)
  const { entries } = await read({ from: '2026-11-20', to: '2026-11-21' })
  expect(entries.map(({ createdAt }) => createdAt)).toEqual([
    '2026-11-22T09:59:59.000Z',
    '2026-11-20T10:00:00.000Z',
  ])
})

test.each([
  [{ from: '20.11.2026' }, 400],
  [{ page: 0 }, 400],
  [{ actor: 'noa' }, 404],
])('refuses to filter by %j', async (query, status) => {
  await expect(read(query)).rejects.toMatchObject({ status })
})

test('what one act did to many things stands below its entry, for an admin alone', async () => {
  const product = await seedListed(testing.shop, { name: 'Reed chair' })
  const lines = [{ action: 'product.changed', id: product, after: { price: 1 } } as const]
  const { db } = testing.shop
  const entry = { action: 'product.imported', id: randomUUID(), after: { name: 'chairs.csv' } } as const
  const id = await recordLines(db, { id: admin.id, address: '::1' }, entry, lines)
  expect((await read()).entries).toMatchObject([{ _id: String(id), lines: 1, after: { name: 'chairs.csv' } }])
  const ask = { params: { id: String(id) } }
  const below = await testing.as(noa).call('GET /api/audit/:id/lines', ask)
  expect(below.lines).toMatchObject([{ object: { id: product, name: 'Reed chair' }, after: { price: 1 } }])
  await expect(testing.as(makana).call('GET /api/audit/:id/lines', ask)).rejects.toMatchObject({
    status: 403,
  })
  for (const unknown of ['999999999', 'noa'])
    await expect(
      testing.as(noa).call('GET /api/audit/:id/lines', { params: { id: unknown } }),
    ).rejects.toMatchObject({ status: 404 })
  await expect(db.update(auditLines).set({ action: 'nothing' })).rejects.toThrow()
})

test('nothing written can be changed or taken out', async () => {
  await record()
  const { db } = testing.shop
  await expect(db.update(auditLog).set({ action: 'nothing' })).rejects.toThrow()
  await expect(db.delete(auditLog)).rejects.toThrow()
  expect((await read()).entries).toHaveLength(1)
})
