import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
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

test('what an edit bears upon is remembered within the same limit', async () => {
  const { _id: id } = await seedBoard(shop, leilani)
  const save = (edits: Edit[], revision: number) =>
    shop
      .as(leilani)
      .call('PUT /api/boards/:id', { params: { id }, body: { revision, attempt: randomUUID(), edits } })
  const ids = Array.from({ length: 390 }, (_, at) => idOf(at))
  const star = ids.flatMap((end, at): Edit[] => [
    { of: 'nodes', id: end, value: { x: 50_000, y: at * 100 } },
    { of: 'walls', id: end, value: { a: 'hubaaaaa', b: end, mm: 100, kind: 'wall' } },
  ])
  await save([{ of: 'nodes', id: 'hubaaaaa', value: { x: 0, y: 0 } }, ...star], SEEDED)
  for (let revision = SEEDED + 1; revision < 130; revision++)
    await save([{ of: 'nodes', id: 'hubaaaaa', value: { x: revision, y: 0 } }], revision)
  const bytes = sql<number>`sum(octet_length(edits::text) + octet_length(touched::text))::int`
  const [kept] = await shop.shop.db.select({ bytes }).from(boardEdits)
  expect(kept?.bytes).toBeGreaterThan(MAX_JOURNAL_BYTES / 2)
  expect(kept?.bytes).toBeLessThanOrEqual(MAX_JOURNAL_BYTES)
})

/** An id of its own for each number below 676. */
function idOf(number: number): string {
  const letters = [Math.floor(number / 26), number % 26].map((letter) => String.fromCodePoint(97 + letter))
  return `wall${letters.join('').repeat(2)}`
}
