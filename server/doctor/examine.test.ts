import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { seedBoard, seedPublishedBoard } from '#tests/support/seed/board.ts'
import { contentCalls } from '#tests/support/seed/content.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { saveSuggestions } from '#tests/support/seed/suggestion-calls.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { plantedBoards } from '#tests/support/books/planted-boards.ts'
import { plantedMoney } from '#tests/support/books/planted-money.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { examine } from './examine.ts'

const shop = testShop()

/** An order with evidence, one that was cancelled, and a design request: a little of everything. */
async function seedBusyShop() {
  const { _id: id } = await seedOrder(shop)
  await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
    params: { id },
    body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'receipt.png') },
  })
  const cancelled = await seedOrder(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id: cancelled._id }, body: {} })
  await seedRequest(shop, leilani)
  const paid = await seedOrder(shop)
  const params = { id: paid._id }
  await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params, body: { status: 'paid' } })
  await shop.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'delivered' } })
  await contentCalls(shop).published('our-story')
  await seedBoard(shop, leilani)
}

const violations = () =>
  examine({ ...shop.shop, config: { ...shop.shop.config, smtpUrl: 'smtp://localhost' } })
const run = (text: string) => shop.shop.db.execute(sql.raw(text))

/** The key of some private file. */
async function someKey(): Promise<string> {
  const { rows } = await shop.shop.db.execute<{ key: string }>(sql.raw('select key from files limit 1'))
  return rows[0]?.key ?? ''
}

/** Keeps bytes that no row knows of, as if that had been two hours ago. */
async function keepStray(): Promise<void> {
  const { files, config, clock } = shop.shop
  const key = `evidence/${randomUUID()}`
  await files.put(key, Buffer.from('stray'))
  const then = new Date(clock().getTime() - 2 * 60 * 60_000)
  await utimes(join(config.dataDir, 'files', key), then, then)
}

const found = new Set<string>()

afterAll(() =>
  printPromise(
    'P8',
    planted.length,
    `planted faults of ${found.size} of 24 invariants found, none in a shop in use`,
    found.size === 24,
  ),
)

test('nothing is found in a shop in use', async () => {
  await seedBusyShop()
  expect(await violations()).toEqual([])
})

test('nor in a published board, though the list that came with it was changed by hand', async () => {
  const { id, product } = await seedPublishedBoard(shop, leilani)
  expect(await violations()).toEqual([])
  for (const quantity of [3, 1]) {
    await saveSuggestions(shop, id, [{ productId: product, quantity }])
    expect(await violations()).toEqual([])
  }
  await saveSuggestions(shop, id, [])
  expect(await violations()).toEqual([])
})

test('a letter that waits is no fault where no letter can leave', async () => {
  await seedBusyShop()
  await run("update emails set created_at = '2026-11-19T00:00:00Z', sent_at = null")
  expect(await examine(shop.shop)).toEqual([])
})

const planted: [id: string, what: string, plant: () => Promise<unknown>][] = [
  ['I1', 'a line made to order that took units', () => run('update order_items set lead_weeks = 8')],
  ['I1', 'units that no history knows of', () => run('update inventory set quantity = quantity + 1')],
  [
    'I1',
    'a move that does not follow from the one before',
    () => run("update stock_history set change = change + 1 where cause = 'order_cancelled'"),
  ],
  [
    'I1',
    'an order that holds other units than it took',
    () =>
      run(
        'update order_holds set quantity = quantity + 1 where order_id in (select id from orders where holds_stock)',
      ),
  ],
  ['I1', 'a living order that holds nothing', () => run('update orders set holds_stock = false')],
  [
    'I2',
    'stock below zero',
    async () => {
      await run('alter table inventory drop constraint inventory_never_negative')
      await run('update inventory set quantity = -1')
    },
  ],
  [
    'I3',
    'an order that costs more than it comes to',
    () => run('update orders set total_cents = total_cents + 1'),
  ],
  ['I24', 'a line sold on another day', () => run('update order_items set sold_at = now()')],
  ['I25', 'an order put away with its money', () => run('update orders set archived_at = now()')],
  ['I4', 'an order of nothing', () => run('delete from order_items')],
  [
    'I5',
    'a paid order without a day',
    async () => {
      await run('alter table orders drop constraint orders_paid_check')
      await run("update orders set payment_status = 'paid'")
    },
  ],
  [
    'I6',
    'a revision that was counted and never asked',
    () => run('update design_requests set revision_count = 1'),
  ],
  ['I7', 'a file without bytes', async () => shop.shop.files.remove(await someKey())],
  ['I7', 'a file with other bytes', async () => shop.shop.files.put(await someKey(), Buffer.from('other'))],
  ['I8', 'bytes that nothing refers to', keepStray],
  [
    'I9',
    'one address twice',
    async () => {
      await run(`insert into users (id, email, first_name, last_name)
        select '${randomUUID()}', upper(email), 'A', 'B' from users where email like 'leilani%'`)
    },
  ],
  ['I21', 'a page never published', () => run('update content_versions set published_at = null')],
  ['I21', 'a version newer than its page counts', () => run('update content_pages set latest = 0')],
  [
    'I10',
    'a letter that waits for a day',
    () => run("update emails set created_at = '2026-11-19T00:00:00Z'"),
  ],
  ...plantedBoards(shop, run),
  ...plantedMoney(run),
]

test.each(planted)('%s is found: %s', async (id, _what, plant) => {
  await seedBusyShop()
  await plant()
  expect([...new Set((await violations()).map((violation) => violation.id))]).toContain(id)
  found.add(id)
})
