import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { askShop } from '#tests/support/processes/ask-shop.ts'
import { readyAfter } from '#tests/support/processes/killed-shop.ts'
import { embeddedData } from '#tests/support/databases/lasting-data.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const RUNS = Number(process.env.PROMISE_RUNS ?? 10)
const REFUSED_MS = 3_000

const folders = dataFolders()
const startShop = shopProcesses()

beforeAll(() => buildPages(), 120_000)

test('P4: a second process on the folder of a shop is refused, and the shop goes on', async () => {
  const { settings, product } = await embeddedData(folders, 1)
  const first = await startShop(settings)
  await first.opened()
  const tookMs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const second = await startShop(settings)
    const { code, afterMs } = await second.exited
    tookMs.push(afterMs)
    expect(code).toBe(1)
    expect(second.words).toEqual({
      out: '',
      err: `Another process uses the database in ${join(settings.DATA_DIR ?? '', 'db')}: stop it first, or set DATA_DIR\n`,
    })
    await readyAfter(first)
    expect(await askShop(first, `/api/products/${product}`)).toMatchObject({ status: 200 })
  }
  const slowest = Math.max(...tookMs)
  const figure = `second process on the folder refused by one line that names it, exit 1, after ${seconds(slowest)} at most; the first went on`
  printPromise('P4', RUNS, figure, slowest <= REFUSED_MS)
  first.signal('SIGTERM')
  await first.exited
  expect(slowest).toBeLessThanOrEqual(REFUSED_MS)
})

test('P4: the lock of a shop that was killed is free at once', async () => {
  const data = await embeddedData(folders, 1)
  for (let run = 0; run < RUNS; run++) {
    const shop = await startShop(data.settings)
    await shop.opened()
    await readyAfter(shop)
    shop.signal('SIGKILL')
    await shop.exited
  }
  expect(await data.look((db) => data.doctor(db))).toEqual([])
  const figure =
    'the lock of a shop killed with -9 taken over by the next start, which became ready; doctor clean'
  printPromise('P4', RUNS, figure, true)
})

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
