import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Edit } from '#domain/boards/board.ts'
import { faultsOf } from '#domain/boards/faults.ts'
import { sampleHome } from '#domain/boards/sample-home.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { standing } from '#tests/support/seed/board.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedSet } from '#tests/support/seed/package.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const params = { id: 'minimalist' }
let set: Awaited<ReturnType<typeof seedSet>>
beforeEach(async () => void (set = await seedSet(testing.shop.db)))

const open = (person: Person = noa, id = params.id) =>
  testing.as(person).call('POST /api/packages/:id/board', { params: { id } })
const save = (person: Person, id: string, revision: number, edits: Edit[]) =>
  testing
    .as(person)
    .call('PUT /api/boards/:id', { params: { id }, body: { revision, attempt: randomUUID(), edits } })
const put = (id: string, value: ReturnType<typeof standing> | null): Edit => ({ of: 'pieces', id, value })
const keyOf = async () => (await testing.as(nobody).call('GET /api/packages/:id', { params })).package.home
const see = (key: string, person: Person = nobody) =>
  testing.as(person).call('GET /api/boards/shared/:key', { params: { key } })
const remove = () => testing.as(noa).call('DELETE /api/packages/:id', { params })
const rows = async () => ({
  boards: await testing.shop.db.select().from(boards),
  edits: await testing.shop.db.select().from(boardEdits),
})

/** The home with a chair of the package and a fifth one. */
async function furnished(): Promise<{ id: string; key: string }> {
  const { board } = await open()
  const chairs = ['a', 'b', 'c', 'd', 'e'].map((letter, at) =>
    put(`chair${letter.repeat(3)}`, standing(set.chair, 1000 + at * 800)),
  )
  await save(noa, board._id, 0, chairs)
  return { id: board._id, key: (await keyOf()) ?? '' }
}

test('the sample home is sound and has its rooms', () => {
  expect(faultsOf(sampleHome())).toEqual([])
  expect(roomsOf(sampleHome()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Living and dining', 'Bedroom', 'Second room']),
  )
})

test('the studio opens one home of a package and works on it together', async () => {
  const { board } = await open()
  expect(board).toMatchObject({ name: 'Minimalist package in a home', revision: 0 })
  const other = await seedPerson(testing.shop, { role: 'admin' })
  await save(other, board._id, 0, [{ of: 'heightMm', value: 2600 }])
  const [again, twice] = await Promise.all([open(other), open()])
  expect([again.board, twice.board]).toEqual([
    { ...board, revision: 1 },
    { ...board, revision: 1 },
  ])
  const read = await testing.as(noa).call('GET /api/boards/:id', { params: { id: board._id } })
  expect(read.board.content).toEqual({ ...sampleHome(), heightMm: 2600 })
  const managed = await testing.as(noa).call('GET /api/packages/managed/:id', { params })
  expect(managed.package.board).toBe(board._id)
  expect((await rows()).boards).toMatchObject([{ packageId: 'minimalist', ownerId: null }])
  expect(await auditOf(testing.shop.db, 'package', params.id)).toMatchObject([
    { action: 'package.board_opened', actorId: noa.id },
  ])
})

test('the shop leads to it from its first piece on, and marks as many as the package holds', async () => {
  expect(await keyOf()).toBeNull()
  const { board } = await open()
  expect(await keyOf()).toBeNull()
  await save(noa, board._id, 0, [put('lampaaaa', standing(set.sofa))])
  expect(await keyOf()).toMatch(/^[\w-]{22}$/)
  const listed = async () => (await testing.as(nobody).call('GET /api/packages')).packages[0]?.home
  expect(await listed()).toBe(await keyOf())
  await save(noa, board._id, 1, [put('lampaaaa', null)])
  expect([await keyOf(), await listed()]).toEqual([null, null])
})

test('a shopper sees the home with the pieces of the package marked, and copies it', async () => {
  const { key } = await furnished()
  const { board } = await see(key)
  expect(board.package).toEqual({
    id: 'minimalist',
    pieces: ['chairaaa', 'chairbbb', 'chairccc', 'chairddd'],
  })
  const copy = await testing.as(leilani).call('POST /api/boards', { body: { name: 'Mine', copyOf: key } })
  const own = await testing.as(leilani).call('GET /api/boards/:id', { params: { id: copy.board._id } })
  expect(own.board.content).toEqual(board.content)
})

test.each<[string, Person, number]>([
  ['a member', leilani, 403],
  ['a seller', makana, 403],
  ['a visitor', nobody, 401],
])('%s opens none', async (_who, person, status) => {
  await expect(open(person)).rejects.toMatchObject({ status })
  await expect(open(noa, 'nowhere')).rejects.toMatchObject({ code: 'package_not_found' })
  expect((await rows()).boards).toEqual([])
})

test('only the studio reads it by its id and writes it; nobody shares, deletes or orders it', async () => {
  const { id } = await furnished()
  const before = await rows()
  const missing = { status: 404, code: 'board_not_found' }
  const at = { params: { id } }
  for (const person of [kai, makana]) {
    await expect(testing.as(person).call('GET /api/boards/:id', at)).rejects.toMatchObject(missing)
    await expect(save(person, id, 1, [put('chairaaa', null)])).rejects.toMatchObject(missing)
    await expect(testing.as(person).call('POST /api/boards/:id/add-to-cart', at)).rejects.toMatchObject(
      missing,
    )
  }
  for (const person of [kai, noa]) {
    const { call } = testing.as(person)
    await expect(call('DELETE /api/boards/:id', at)).rejects.toMatchObject(missing)
    const share = call('PUT /api/boards/:id/share', { ...at, body: { shared: false } })
    await expect(share).rejects.toMatchObject(missing)
    expect((await call('GET /api/boards')).boards).toEqual([])
  }
  expect(await rows()).toEqual(before)
})

test('what does not fit together is refused, and nothing is saved', async () => {
  const { id } = await furnished()
  const before = await rows()
  const lost: Edit[] = [{ of: 'nodes', id: 'nodeaaaa', value: null }]
  await expect(save(noa, id, 1, lost)).rejects.toMatchObject({ status: 400, code: 'board_unsound' })
  await expect(save(noa, id, 1, [put('ghostaaa', standing(randomUUID()))])).rejects.toMatchObject({
    code: 'board_unsound',
  })
  expect(await rows()).toEqual(before)
})

test('it ends with the package', async () => {
  const { key } = await furnished()
  await remove()
  expect(await rows()).toEqual({ boards: [], edits: [] })
  await expect(see(key)).rejects.toMatchObject({ status: 404 })
})

test('of a package that is archived nobody sees it by its key or copies it, and the studio goes on', async () => {
  const { id, key } = await furnished()
  const body = orderForm(set.chair, 1, { orderItems: [{ packageId: 'minimalist', quantity: 1 }] })
  await testing.as(leilani).call('POST /api/orders', { body })
  await remove()
  for (const person of [nobody, noa]) await expect(see(key, person)).rejects.toMatchObject({ status: 404 })
  const copied = testing.as(kai).call('POST /api/boards', { body: { name: 'Mine', copyOf: key } })
  await expect(copied).rejects.toMatchObject({ status: 404 })
  expect((await rows()).boards).toHaveLength(1)
  expect((await save(noa, id, 1, [{ of: 'heightMm', value: 2600 }])).board.revision).toBe(2)
})
