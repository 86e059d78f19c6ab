import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyBoard } from '#domain/boards/board.ts'
import { MAX_BOARDS } from '#domain/boards/board-limits.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { sampleRoom, seedBoard } from '#tests/support/seed/board.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const create = (body: object, headers = {}, person: Person = leilani) =>
  shop.as(person).call('POST /api/boards', { body: body as never, headers })
const list = async (person: Person) => (await shop.as(person).call('GET /api/boards')).boards
const contentOf = async ({ _id: id }: { _id: string }) =>
  (await shop.as(leilani).call('GET /api/boards/:id', { params: { id } })).board.content
const stored = () => shop.shop.db.$count(boards)

test('a plan of one’s own begins with what is sent, else with nothing', async () => {
  const { board } = await create({ name: ' Living\n room ', content: sampleRoom() })
  expect(board).toEqual({ _id: expect.any(String), name: 'Living room', revision: 0 })
  expect(await contentOf(board)).toEqual(sampleRoom())
  expect(await contentOf((await create({ name: 'Lānai' })).board)).toEqual(emptyBoard())
})

test('plans are listed to whose they are, changed last first', async () => {
  await create({ name: 'First' })
  shop.wait(1000)
  await create({ name: 'Second' })
  shop.wait(1000)
  await create({ name: 'Of the studio' }, {}, noa)
  expect((await list(leilani)).map(({ name, revision, pieces }) => [name, revision, pieces])).toEqual([
    ['Second', 0, 0],
    ['First', 0, 0],
  ])
  expect(await list(kai)).toEqual([])
})

test('a repeated submit makes one plan', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const { board } = await create({ name: 'Living room' }, headers)
  expect((await create({ name: 'Living room' }, headers)).board).toEqual(board)
  expect(await stored()).toBe(1)
})

test.each<[string, object, object]>([
  ['no name', { name: ' ' }, { code: 'validation_failed', fields: { name: 'Give your plan a name' } }],
  ['a name of 61 letters', { name: 'a'.repeat(61) }, { code: 'validation_failed' }],
  ['another format', { name: 'A', content: { ...sampleRoom(), format: 2 } }, { code: 'validation_failed' }],
  [
    'a wall without an end',
    { name: 'A', content: { ...sampleRoom(), nodes: {} } },
    { code: 'board_unsound', body: { fault: { of: 'walls', id: 'wallaaaa' } } },
  ],
  [
    'a door as wide as an arm on the way in',
    { name: 'A', content: { ...sampleRoom(), wayIn: { doorWidth: 7 } } },
    { code: 'validation_failed' },
  ],
])('with %s nothing is kept', async (_what, body, refusal) => {
  await expect(create(body)).rejects.toMatchObject({ status: 400, ...refusal })
  expect(await stored()).toBe(0)
})

test('nobody keeps more than there is room for, and one that is deleted makes room', async () => {
  const at = shop.shop.clock()
  const plan = { name: 'Plan', ownerId: leilani.id, content: emptyBoard(), createdAt: at, updatedAt: at }
  const plans = Array.from({ length: MAX_BOARDS }, () => ({ ...plan, id: randomUUID() }))
  await shop.shop.db.insert(boards).values(plans)
  await expect(create({ name: 'One more' })).rejects.toMatchObject({ status: 409, code: 'too_many_boards' })
  expect(await stored()).toBe(MAX_BOARDS)
  const params = { id: plans[0]?.id ?? '' }
  await shop.as(leilani).call('DELETE /api/boards/:id', { params })
  expect((await create({ name: 'One more' })).board.name).toBe('One more')
})

test('a plan is deleted with its journal, by whose it is alone', async () => {
  const { _id: id } = await seedBoard(shop, leilani)
  const remove = (person: Person) => shop.as(person).call('DELETE /api/boards/:id', { params: { id } })
  await expect(remove(kai)).rejects.toMatchObject({ status: 404, code: 'board_not_found' })
  await expect(remove(noa)).rejects.toMatchObject({ status: 404, code: 'board_not_found' })
  await expect(remove(nobody)).rejects.toMatchObject({ status: 401 })
  expect(await stored()).toBe(1)
  await remove(leilani)
  expect([await stored(), await shop.shop.db.$count(boardEdits)]).toEqual([0, 0])
})

test('plans go with the account', async () => {
  await seedBoard(shop, leilani)
  await shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: leilani.id } })
  expect(await stored()).toBe(0)
})
