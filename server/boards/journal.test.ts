import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Edit } from '#domain/boards/board.ts'
import { MAX_JOURNAL_BYTES } from '#domain/boards/board-limits.ts'
import { boardEdits } from '#server/db/schema/boards.ts'
import { leilani } from '#tests/support/people.ts'
import { rugAt, seedBoard } from '#tests/support/seed/board.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
/** What `seedBoard` leaves. */
const SEEDED = 1

test('edits are remembered up to 512 KB, and the last save whatever it was', async () => {
  const { _id: id } = await seedBoard(shop, leilani)
  const save = (edits: Edit[], revision: number, attempt = randomUUID()) =>
    shop.as(leilani).call('PUT /api/boards/:id', { params: { id }, body: { revision, attempt, edits } })
  const large = Array.from({ length: 1_400 }, (_, x): Edit => {
    return { of: 'things', id: 'rugaaaaa', value: rugAt(x) }
  })
  const attempt = randomUUID()
  for (let revision = SEEDED; revision < 9; revision++) await save(large, revision)
  const last = await save(large, 9, attempt)
  const remembered = await shop.shop.db.$count(boardEdits)
  expect(remembered).toBeGreaterThan(1)
  expect(remembered * JSON.stringify(large).length).toBeLessThanOrEqual(MAX_JOURNAL_BYTES)
  expect(await save(large, 9, attempt)).toEqual(last)
  const reply = await shop.as(leilani).call('GET /api/boards/:id', { params: { id }, query: { since: 0 } })
  expect([reply.edits, reply.board.content]).toEqual([undefined, expect.any(Object)])
  const corner: Edit = { of: 'nodes', id: 'nodebbbb', value: { x: 5500, y: 0 } }
  await expect(save([corner], SEEDED)).rejects.toMatchObject({ code: 'board_changed' })
  expect(await shop.shop.db.$count(boardEdits)).toBe(remembered)
})
