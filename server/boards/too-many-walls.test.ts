import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Edit, emptyBoard, type Piece } from '#domain/boards/board.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { leilani } from '#tests/support/people.ts'
import { sampleRoom, seedBoard } from '#tests/support/seed/board.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const rows = async () => ({
  boards: await shop.shop.db.select().from(boards),
  edits: await shop.shop.db.select().from(boardEdits),
})

/** An id of eight small letters. */
const idOf = (at: number) =>
  `wall${String(at).padStart(4, '0')}`.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

test.each([
  [401, { status: 400, code: 'board_unsound', message: expect.stringContaining('room for 400 walls') }],
  [10_000, { status: 413, code: 'too_large', message: 'The request is too large' }],
])('%i walls at once are refused, and the board stays as it was', async (count, refusal) => {
  const { _id: id, revision } = await seedBoard(shop, leilani)
  const before = await rows()
  const value = sampleRoom().walls.wallaaaa!
  const edits = Array.from({ length: count }, (_, at): Edit => ({ of: 'walls', id: idOf(at), value }))
  const body = { revision, attempt: randomUUID(), edits }
  await expect(shop.as(leilani).call('PUT /api/boards/:id', { params: { id }, body })).rejects.toMatchObject(
    refusal,
  )
  expect(await rows()).toEqual(before)
})

test('a plan of thousands of pieces is refused without saying what is wrong with each', async () => {
  const before = await rows()
  const pieces = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [idOf(at), {} as Piece]))
  const body = { name: 'Home', content: { ...emptyBoard(), pieces } }
  await expect(shop.as(leilani).call('POST /api/boards', { body })).rejects.toMatchObject({
    code: 'malformed_request',
    fields: undefined,
  })
  expect(await rows()).toEqual(before)
})
