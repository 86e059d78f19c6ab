import { beforeAll, expect, test } from 'vitest'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { readRefusal } from '#tests/operations/refusals.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { files } from '#server/db/schema/files.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { fuzzRequests, shown } from '#tests/support/fuzz/fuzz-requests.ts'
import type { Targets } from '#tests/support/fuzz/fuzz-shop.ts'
import { garbage, sendGarbage } from '#tests/support/fuzz/socket-garbage.ts'
import { openBusyProcess, type BusyProcess } from '#tests/support/load/busy-process.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { leilani } from '#tests/support/people.ts'
import { findPostgresPrograms } from '#tests/support/databases/postgres-programs.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const SEED = Number(process.env.FUZZ_SEED ?? 25)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const GARBAGE = 2_000
const AT_ONCE = 4
const PATIENCE_MS = 300

const startShop = shopProcesses()
const isPostgresHere = (await findPostgresPrograms()) !== undefined

beforeAll(() => buildPages(), 120_000)

test.skipIf(!isPostgresHere)('P25: no input ends the process', async () => {
  const shop = await openBusyProcess(startShop, 'postgres')
  const { pid, exited } = shop.process
  let hasEnded = false
  void exited.then(() => (hasEnded = true))
  const targets = await targetsOf(shop)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const requests = fuzzRequests(SEED, REQUESTS, targets)

  async function sendNext() {
    for (const { path, method, headers, body } of requests) {
      const reply = await fetch(`${shop.address}${path}`, { method, headers, body, redirect: 'manual' })
      const answer = await reply.text()
      if (reply.status >= 400) readRefusal(answer)
      if (reply.status >= 500) faults.push(`${reply.status} ${method} ${path} ${shown(body)}`)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  const port = Number(new URL(shop.address).port)
  for (let n = 0; n < GARBAGE; n += 20) {
    const some = Array.from({ length: 20 }, (_, at) => sendGarbage(port, garbage(SEED + n + at), PATIENCE_MS))
    for (const heard of await Promise.all(some))
      faults.push(...heard.filter((status) => status >= 500).map((status) => `${status} for garbage ${n}`))
  }
  const alive = (await fetch(`${shop.address}/api/health/live`)).status
  const isSame = !hasEnded && shop.process.pid === pid && alive === 200
  const spread = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`)
  printPromise(
    'P25',
    REQUESTS + GARBAGE,
    `${REQUESTS} schema-driven requests, ${GARBAGE} of raw garbage: ${faults.length} × 5xx, ${isSame ? 'the same process' : 'the process ended'} (${spread.join(', ')})`,
    faults.length === 0 && isSame,
    { seed: SEED, engine: 'postgres' },
  )
  const words = shop.process.words.err
  await shop.close()
  expect(faults).toEqual([])
  expect([isSame, isSame ? '' : words]).toEqual([true, ''])
})

/** What fuzz is aimed at: some orders and all else that there is. */
async function targetsOf({ address, books, databaseUrl }: BusyProcess): Promise<Targets> {
  const headers = { authorization: `Bearer ${leilani.token}`, 'content-type': 'application/json' }
  for (const product of books.products.slice(0, 5)) {
    const body = JSON.stringify(orderForm(product))
    await (await fetch(`${address}/api/orders`, { method: 'POST', headers, body })).text()
  }
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, console)
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const placed = ids(await db.select({ id: orders.id }).from(orders))
  const items = ids(await db.select({ id: orderItems.id }).from(orderItems))
  const stored = ids(await db.select({ id: files.id }).from(files))
  await close()
  const unknown = [crypto.randomUUID()]
  return {
    orders: placed,
    payment: placed,
    items,
    products: books.products.slice(0, 20),
    files: stored,
    unknown,
  }
}
