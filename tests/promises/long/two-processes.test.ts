import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { quoteFor } from '#tests/support/seed/order.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import {
  sofaFields,
  killInMidRequest,
  sellOut,
  submit,
  submitToBoth,
} from '#tests/support/processes/two-processes-acts.ts'
import { changeInTurn } from '#tests/support/processes/two-processes-changes.ts'
import { twoProcesses } from '#tests/support/processes/two-processes.ts'

const KILLS = 10
const SUBMITS = 50
const SALES = 20
const QUOTES = 10
/** The clocks look each minute; what fell is told when it has settled. */
const A_ROUND_MS = 150_000

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('two processes over one database and one bucket', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  const two = twoProcesses({
    postgres: postgres.url,
    files: 's3',
    prepare: ({ db }) => seedCategories(db, 'chair', 'sofa'),
  })

  const stored = (promise: string, runs: number, figure: string) =>
    printPromise(promise, runs, `two processes, S3: ${figure}`, true, { engine: 'postgres' })

  const lettersOf = (letter: string) => two.database.db.$count(emails, eq(emails.letter, letter))

  test('changes made in turn', async () => {
    const { made, unseen } = await changeInTurn(two.one(), two.other())
    expect(unseen).toEqual([])
    stored('P12', made, `${made} changes, each shown by the other at the first look after the reply`)
  })

  test('one submit to both', async () => {
    for (let run = 0; run < SUBMITS; run++) expect(await submitToBoth(two, 9)).toEqual({ orders: 1, left: 9 })
    stored('P2', SUBMITS, '9 submits under one key at once, spread over both: 1 order')
  })

  test('the last units', async () => {
    for (let run = 0; run < SALES; run++) expect(await sellOut(two, 200, 20)).toEqual({ orders: 20, left: 0 })
    stored('P1', SALES, '200 buyers, 20 units, spread over both: 20 orders, 180 × 409, stock 0')
  })

  test('quotes that end and stock that runs low are told of once, though both look', async () => {
    const settings = { general: { quoteMode: true }, email: { notifyLowStock: true, lowStockThreshold: 3 } }
    await two.one().as(noa).call('PUT /api/settings', { body: settings })
    const sofa = await sofaFields(two.database.db, 1_000)
    for (let at = 0; at < QUOTES; at++) {
      await two.database.db.execute(sql`delete from request_counts`)
      const { order } = await submit(two.either(), leilani, sofa)
      const validUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
      const params = { id: order._id }
      await two
        .one()
        .as(noa)
        .call('PUT /api/orders/:id/quote', { params, body: quoteFor(order, { validUntil }) })
    }
    await two.database.db.update(orders).set({ validUntil: '2026-01-01' }).where(eq(orders.kind, 'quote'))
    const params = { id: await sofaFields(two.database.db, 10) }
    await two
      .other()
      .as(noa)
      .call('PATCH /api/products/:id/stock', { params, body: { change: -8 } })
    await new Promise((resolve) => setTimeout(resolve, A_ROUND_MS))
    expect([await lettersOf('quote-expired'), await lettersOf('studio-low-stock')]).toEqual([QUOTES, 1])
    stored(
      'P14',
      QUOTES + 1,
      `${QUOTES} quotes end once each, low stock is told of in 1 letter, though both look each minute`,
    )
    const normal = { general: { quoteMode: false } }
    await two.one().as(noa).call('PUT /api/settings', { body: normal })
  })

  test('kills in the middle of an order', async () => {
    for (let run = 0; run < KILLS; run++) {
      expect(await killInMidRequest(two)).toEqual({ orders: 1, left: 9 })
      await two.startOne()
    }
    stored(
      'P2',
      KILLS,
      'killed while it writes an order: the same submit to the other is one order, all else is answered',
    )
  })

  test('each letter left once', async () => {
    const waiting = async () =>
      (await two.database.db.select().from(emails)).filter(({ sentAt }) => !sentAt).length
    await expect.poll(waiting, { timeout: 600_000 }).toBe(0)
    const ids = two.mailbox.mails.map(({ messageId }) => messageId)
    const twice = ids.length - new Set(ids).size
    expect(new Set(ids).size).toBe(await two.database.db.$count(emails))
    expect(twice).toBeLessThanOrEqual(KILLS)
    stored('P14', ids.length, `${ids.length} letters of both and ${KILLS} kills: none lost, ${twice} twice`)
  })
})
