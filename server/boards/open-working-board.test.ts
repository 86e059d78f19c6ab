import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { emptyBoard, type Edit } from '#domain/boards/board.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let id = ''
beforeEach(
  async () =>
    void (id = await seedRequest(testing, leilani, { status: 'in_progress', paymentStatus: 'paid' })),
)

const open = (person: Person = noa, request = id) =>
  testing.as(person).call('POST /api/design-requests/:id/board', { params: { id: request } })
const read = (person: Person) => testing.as(person).call('GET /api/boards/:id', { params: { id } })
const save = (person: Person, revision: number, edits: Edit[]) =>
  testing
    .as(person)
    .call('PUT /api/boards/:id', { params: { id }, body: { revision, attempt: randomUUID(), edits } })
const height = (value: number): Edit => ({ of: 'heightMm', value })
const rows = async () => ({
  boards: await testing.shop.db.select().from(boards),
  edits: await testing.shop.db.select().from(boardEdits),
})

test('the studio opens one board of a request, by its id and by its number, and works on it together', async () => {
  const number = await numberOf(testing, id)
  const { board } = await open()
  expect(board).toEqual({ _id: id, name: `Board of ${number}`, revision: 0 })
  const other = await seedPerson(testing.shop, { role: 'admin' })
  await save(noa, 0, [height(2600)])
  expect((await open(other, number)).board).toEqual({ ...board, revision: 1 })
  await save(other, 1, [height(2700)])
  expect((await read(noa)).board.content).toEqual({ ...emptyBoard(), heightMm: 2700 })
  expect((await rows()).boards).toHaveLength(1)
  expect(await auditOf(testing.shop.db, 'design', id)).toMatchObject([
    { action: 'design.board_opened', actorId: noa.id },
  ])
})

test('two of the studio cannot lose each other’s work', async () => {
  await open()
  const other = await seedPerson(testing.shop, { role: 'admin' })
  await save(other, 0, [height(2600)])
  const before = await rows()
  await expect(save(noa, 0, [height(2500)])).rejects.toMatchObject({
    status: 409,
    code: 'board_changed',
    body: { edits: [{ revision: 1, edits: [height(2600)] }] },
  })
  expect(await rows()).toEqual(before)
})

test('the client sees nothing of it: not by its id, not among their plans, and no room of theirs is taken', async () => {
  await open()
  await save(noa, 0, [height(2600)])
  const before = await rows()
  const params = { id }
  const client = testing.as(leilani)
  await expect(read(leilani)).rejects.toMatchObject({ status: 404, code: 'board_not_found' })
  await expect(save(leilani, 1, [height(2500)])).rejects.toMatchObject({ status: 404 })
  await expect(client.call('DELETE /api/boards/:id', { params })).rejects.toMatchObject({ status: 404 })
  await expect(
    client.call('PUT /api/boards/:id/share', { params, body: { shared: true } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(client.call('POST /api/boards/:id/add-to-cart', { params })).rejects.toMatchObject({
    status: 404,
  })
  expect((await client.call('GET /api/boards')).boards).toEqual([])
  expect(await rows()).toEqual(before)
})

test('the studio neither shares nor deletes it', async () => {
  await open()
  const before = await rows()
  const params = { id }
  const studio = testing.as(noa)
  await expect(
    studio.call('PUT /api/boards/:id/share', { params, body: { shared: true } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(studio.call('DELETE /api/boards/:id', { params })).rejects.toMatchObject({ status: 404 })
  expect((await studio.call('GET /api/boards')).boards).toEqual([])
  expect(await rows()).toEqual(before)
})

test.each<[string, Person, number]>([
  ['its client', leilani, 403],
  ['somebody else', kai, 403],
  ['a seller', makana, 403],
  ['a visitor', nobody, 401],
])('%s opens none', async (_who, person, status) => {
  await expect(open(person)).rejects.toMatchObject({ status })
  expect((await rows()).boards).toEqual([])
})

test.each(['cancelled', 'rejected'] as const)('a request that is %s has none', async (status) => {
  id = await seedRequest(testing, leilani, { status })
  await expect(open()).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
  await expect(open(noa, randomUUID())).rejects.toMatchObject({ code: 'design_request_not_found' })
  expect((await rows()).boards).toEqual([])
})

test('it ends with the account of its client', async () => {
  id = await seedRequest(testing, leilani, { status: 'completed', paymentStatus: 'paid' })
  await open()
  await testing.as(noa).call('DELETE /api/users/admin/:id', { params: { id: leilani.id } })
  expect((await rows()).boards).toEqual([])
})
