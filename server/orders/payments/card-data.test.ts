import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openLog } from '#kit/node/log.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { orderBooks } from '#tests/support/books/order-books.ts'
import { leilani } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

/** What no part of the shop may ever keep. */
const card = { cardNumber: '4929123412341238', expiry: '11/31', cvv: '73519', nameOnCard: 'CANARY BIRD' }
const secrets = Object.values(card)

const attempts: [string, object][] = [
  ['beside a reference', { reference: 'FT-77', ...card }],
  ['alone', card],
  ['one level down', { card }],
  ['in place of the reference', { reference: card }],
  ['as names', Object.fromEntries(secrets.map((secret) => [secret, '']))],
  ['in a list', [card]],
]

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = shop.shop
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts = []
  for (const { name } of tables.rows) {
    const { rows } = await db.execute(sql`select to_jsonb(t)::text as row from ${sql.raw(name)} t`)
    texts.push(...rows.map(({ row }) => String(row)))
  }
  return texts.join('\n')
}

async function allFiles(): Promise<string> {
  const folder = shop.shop.config.dataDir
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))).join()
}

/** Does `work` on a shop that logs all it can, and looks for the card in everything that is left of it. */
async function expectNoTraceOf(work: (http: FastifyInstance) => Promise<void>): Promise<void> {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const http = await createApp({ ...shop.shop, log }, { loadLimits: null })
  await work(http)
  await http.close()
  const [database, files, logged] = [await wholeDatabase(), await allFiles(), lines.join()]
  expect(database).toContain(leilani.id)
  expect(logged).toContain('request completed')
  for (const secret of secrets) {
    expect(database).not.toContain(secret)
    expect(files).not.toContain(secret)
    expect(logged).not.toContain(secret)
  }
}

const headers = { authorization: `Bearer ${leilani.token}`, 'idempotency-key': 'card-attempt-1' }

test('card details in a payment are refused wherever they stand in it, and kept nowhere', async () => {
  const { _id: orderId } = await seedOrder(shop)
  const before = await orderBooks(shop.shop.db)
  await expectNoTraceOf(async (http) => {
    for (const [place, paymentDetails] of attempts) {
      const payload = { orderId, paymentMethod: 'wire_transfer', paymentDetails }
      const reply = await http.inject({ method: 'POST', url: '/api/payment/process', headers, payload })
      expect([place, reply.statusCode, reply.json().code]).toEqual([place, 400, 'validation_failed'])
      for (const secret of secrets) expect(reply.body).not.toContain(secret)
    }
  })
  expect(await orderBooks(shop.shop.db)).toEqual(before)
  printPromise(
    'P55',
    attempts.length,
    'card details in six places of a payment: refused, and in no row, file or line of log',
    true,
  )
})

test('card details where nobody asks for anything are kept nowhere either', async () => {
  const { _id: orderId } = await seedOrder(shop)
  await expectNoTraceOf(async (http) => {
    const payload = { orderId, paymentMethod: 'wire_transfer', ...card }
    for (const [method, url] of [
      ['POST', '/api/payment/process'],
      ['PUT', `/api/orders/${orderId}/pay`],
      ['PUT', `/api/orders/${orderId}/payment-method`],
    ] as const) {
      const reply = await http.inject({ method, url, headers, payload })
      for (const secret of secrets) expect(reply.body).not.toContain(secret)
    }
  })
})
