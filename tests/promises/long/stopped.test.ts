import { beforeAll, expect, test } from 'vitest'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { embeddedData } from '#tests/support/databases/lasting-data.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { seedUnpaid, SLOW_UPLOADS, type Stop, stopUnderLoad } from '#tests/support/processes/stopped-shop.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const STOPS = Number(process.env.PROMISE_STOPS ?? 20)
const LONGEST_MS = 12_000

const folders = dataFolders()
const startShop = shopProcesses()

beforeAll(() => buildPages(), 120_000)

test('P15: a shop that is told to stop breaks no request', async () => {
  const data = await embeddedData(folders, SLOW_UPLOADS)
  const stops: Stop[] = []
  const found: string[] = []
  let orders: string[] | undefined
  for (let run = 0; run < STOPS; run++) {
    const shop = await startShop(data.settings)
    await shop.opened()
    orders ??= await seedUnpaid(shop, data)
    stops.push(await stopUnderLoad(shop, data, orders))
    found.push(...(await data.look((db) => data.doctor(db))))
  }
  const failed = stops.flatMap((stop) => stop.failed)
  const total = (field: 'underWay' | 'unanswered' | 'refused' | 'answered') =>
    stops.reduce((sum, stop) => sum + stop[field], 0)
  const slowest = Math.max(...stops.map(({ tookMs }) => tookMs))
  const codes = [...new Set(stops.map(({ code }) => code))]
  const pass =
    failed.length + total('unanswered') + found.length === 0 &&
    total('underWay') > 90 * STOPS &&
    codes.every((code) => code === 0) &&
    slowest <= LONGEST_MS
  const figure =
    `SIGTERM with ${total('underWay') / STOPS} slow requests under way, 30 of them uploads of 3 s: failed ${failed.length}; of ` +
    `${total('answered')} on kept connections at 50 a second left without an answer ${total('unanswered')}, later ` +
    `ones refused with 503 ${total('refused')}; exit ${codes.join(', ')} after ${(slowest / 1_000).toFixed(1)} s at most, doctor clean`
  printPromise('P15', STOPS, figure, pass)
  expect([failed, found]).toEqual([[], []])
  expect(total('underWay')).toBeGreaterThan(90 * STOPS)
  expect(total('unanswered')).toBe(0)
  expect(codes).toEqual([0])
  expect(slowest).toBeLessThanOrEqual(LONGEST_MS)
})
