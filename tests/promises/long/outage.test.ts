import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { type ShopProcess, shopProcesses } from '#tests/operations/shop-process.ts'
import { type LastingData, postgresData } from '#tests/support/databases/lasting-data.ts'
import { countOutage, outage, type OutageCount, registerMember } from '#tests/support/processes/outage.ts'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { compareBooks, emptyBooks } from '#tests/support/processes/writer-books.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const STOPS = Number(process.env.PROMISE_STOPS ?? 5)
const PAUSES = Number(process.env.PROMISE_PAUSES ?? 3)
const BUYERS = 20
const REPLY_MS = 6_000
const BACK_MS = 5_000

const folders = dataFolders()
const startShop = shopProcesses()
const server = await startOwnPostgres()

beforeAll(() => buildPages(), 120_000)

describe.skipIf('skipped' in server)(
  'P5: while PostgreSQL is away a shop answers, and recovers alone',
  () => {
    if ('skipped' in server) return
    const books = emptyBooks()
    let data: LastingData
    let shop: ShopProcess
    let end: number | null | undefined

    beforeAll(async () => {
      data = await postgresData(folders, server.url, BUYERS)
      shop = await startShop(data.settings)
      void shop.exited.then(({ code }) => (end = code))
      await shop.opened()
      await registerMember(shop)
    })
    afterAll(() => server.stop())

    test.each([
      ['stop', STOPS, 'PostgreSQL stopped for 15 s'],
      ['pause', PAUSES, 'PostgreSQL paused (SIGSTOP) for 15 s'],
    ] as const)('%s × %i', async (kind, runs, what) => {
      const counts: OutageCount[] = []
      for (let run = 0; run < runs; run++)
        counts.push(countOutage(await outage(shop, data, { server, kind, existing: books.orders })))
      const found = await data.look(async (db) => [
        ...(await compareBooks(db, books)),
        ...(await data.doctor(db)),
      ])
      const faults = [...counts.flatMap((count) => count.faults), ...found]
      const most = (field: 'slowestMs' | 'firstDoneMs') => Math.max(...counts.map((count) => count[field]))
      const pass =
        faults.length === 0 &&
        end === undefined &&
        most('slowestMs') <= REPLY_MS &&
        most('firstDoneMs') <= BACK_MS
      const refused = counts.reduce((total, count) => total + count.refused, 0)
      const figure =
        `${what} under 50 requests a second: ${refused} × 503 with Retry-After 5, other failures and acknowledged ` +
        `orders lost ${faults.length}, slowest reply ${seconds(most('slowestMs'))}, first 2xx ` +
        `${seconds(most('firstDoneMs'))} after its return, same process`
      printPromise('P5', runs, figure, pass, { engine: 'postgres' })
      expect(faults).toEqual([])
      expect(end).toBeUndefined()
      expect(refused).toBeGreaterThan(100 * runs)
      const slow = counts.filter(({ slowestMs }) => slowestMs > REPLY_MS)
      expect(slow.map(({ slowest }) => slowest)).toEqual([])
      expect(most('firstDoneMs')).toBeLessThanOrEqual(BACK_MS)
    })
  },
)

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
