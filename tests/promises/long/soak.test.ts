import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { evidence, formBytes, formType } from '#tests/operations/evidence-door.ts'
import { pdfOf } from '#tests/operations/large-samples.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { openBusyProcess, type BusyProcess, type Engine } from '#tests/support/load/busy-process.ts'
import { lookInside } from '#tests/support/load/inside-view.ts'
import { askAtRate, percentile } from '#tests/support/load/rates.ts'
import { gun, type Outcome } from '#tests/support/load/shots.ts'
import { mixedVisits } from '#tests/support/load/visits.ts'
import { findPostgresPrograms } from '#tests/support/databases/postgres-programs.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

/** A release runs it for 480. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
/** After this part of the time what a shop remembers is there: five minutes of thirty. */
const WARM_PART = 1 / 6
const PER_SECOND = 50
const UPLOAD_EVERY_MS = 2_000
const MAX_GROWTH = 0.1
const MAX_FILES_CHANGE = 10
const MAX_LOOP_MS = 100
const MAX_READ_MS = 300
const MAX_ORDER_MS = 800

const startShop = shopProcesses()
const isPostgresHere = (await findPostgresPrograms()) !== undefined

beforeAll(() => buildPages(), 120_000)

describe.each<Engine>(['postgres'])('on %s', (engine) => {
  test.skipIf(!isPostgresHere)('P18: the shop runs for weeks', { timeout: 36_000_000 }, async () => {
    const shop = await openBusyProcess(startShop, engine, { NODE_OPTIONS: '--inspect=127.0.0.1:0' })
    const inside = await lookInside(shop.process)
    const load = gun(shop.address, 100)
    const next = mixedVisits(shop.books)
    const over = new AbortController()
    const uploading = sendUploads(shop, load.shoot, over.signal)

    const begun = performance.now()
    const warmSeconds = MINUTES * 60 * WARM_PART
    const warming = await askAtRate({ gun: load, next, seconds: warmSeconds, perSecond: PER_SECOND })
    load.close()
    const before = { heap: await inside.heapAfterGc(), files: await inside.openFiles() }
    await inside.followLoop()
    const seconds = MINUTES * 60 - warmSeconds
    const requested = await askAtRate({ gun: load, next, seconds, perSecond: PER_SECOND })
    const loop = await inside.loopDelay()
    over.abort()
    const uploads = await uploading
    load.close()
    const after = { heap: await inside.heapAfterGc(), files: await inside.openFiles() }
    const minutes = (performance.now() - begun) / 60_000

    const slow = (isOne: (outcome: Outcome) => boolean) =>
      percentile(
        requested.filter(isOne).map(({ ms }) => ms),
        0.99,
      )
    const read = slow(({ name }) => name !== 'order')
    const order = slow(({ name }) => name === 'order')
    const all = [...warming, ...requested, ...uploads]
    const faults = all.filter(({ status }) => status >= 500 || status === 0)
    const growth = after.heap / before.heap - 1
    const pass =
      faults.length === 0 &&
      growth <= MAX_GROWTH &&
      Math.abs(after.files - before.files) <= MAX_FILES_CHANGE &&
      loop <= MAX_LOOP_MS &&
      read <= MAX_READ_MS &&
      order <= MAX_ORDER_MS
    printPromise(
      'P18',
      all.length,
      `${minutes.toFixed(0)} min at ${PER_SECOND}/s, ${uploads.length} uploads: heap after GC ${(before.heap / 1e6).toFixed(1)} → ${(after.heap / 1e6).toFixed(1)} MB (${(100 * growth).toFixed(1)} %), open files ${before.files} → ${after.files}, loop delay p99 ${loop.toFixed(0)} ms, read p99 ${read.toFixed(0)} ms, order p99 ${order.toFixed(0)} ms, ${faults.length} × 5xx`,
      pass,
      { engine },
    )
    inside.close()
    await shop.close()
    expect(pass).toBe(true)
  })
})

/** Sends a receipt of 1 MB for an order every two seconds. */
async function sendUploads(
  { address, books }: BusyProcess,
  shoot: ReturnType<typeof gun>['shoot'],
  over: AbortSignal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const body = formBytes([evidence(pdfOf(1_000_000), 'receipt.pdf')])
  const next = mixedVisits(books)
  while (!over.aborted) {
    let shot = next()
    while (shot.name !== 'order') shot = next()
    const { headers = {}, path } = shot
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: String(shot.body) })
    const { order } = (await reply.json()) as { order?: { _id: string } }
    if (order) {
      const door = `/api/orders/${order._id}/payment-evidence`
      const whose = { authorization: headers.authorization ?? '' }
      outcomes.push(
        await shoot({ name: 'upload', method: 'POST', path: door, headers: { ...whose, ...formType }, body }),
      )
    }
    await wait(UPLOAD_EVERY_MS)
  }
  return outcomes
}
