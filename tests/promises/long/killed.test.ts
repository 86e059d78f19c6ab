import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { crashDatabase, killShop, type Toll } from '#tests/support/processes/killed-shop.ts'
import { embeddedData, postgresData } from '#tests/support/databases/lasting-data.ts'
import { startOwnPostgres, startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { chance } from '#tests/support/catalogue/random-catalogue.ts'
import { WRITING_BUYERS } from '#tests/support/processes/writers.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const KILLS = Number(process.env.PROMISE_KILLS ?? 30)
const CRASHES = Number(process.env.PROMISE_CRASHES ?? 10)
const SEED = Number(process.env.PROMISE_SEED ?? randomInt(2 ** 31))
const READY_MS = 10_000

const folders = dataFolders()
const startShop = shopProcesses()
const postgres = await startPostgres()
const cluster = await startOwnPostgres()

beforeAll(() => buildPages(), 120_000)

function expectStored(
  what: string,
  toll: Toll,
  { engine, runs }: { engine: 'postgres' | 'pglite'; runs: number },
) {
  const { faults, promises, retries, slowestReadyMs } = toll
  const pass = faults.length === 0 && slowestReadyMs <= READY_MS
  const figure =
    `${what} under 8 writers: of ${promises} acknowledged writes lost or doubled ${faults.length}, ` +
    `${retries} retries with the same key, ready after ${(slowestReadyMs / 1000).toFixed(1)} s at most, doctor clean`
  printPromise('P3', runs, figure, pass, { engine, seed: SEED })
  expect(faults).toEqual([])
  expect(promises).toBeGreaterThan(runs)
  expect(slowestReadyMs).toBeLessThanOrEqual(READY_MS)
}

test('P3: a shop on the embedded database that is killed keeps what it acknowledged', async () => {
  const data = await embeddedData(folders, WRITING_BUYERS)
  expectStored('kill -9', await killShop(data, startShop, KILLS, chance(SEED)), {
    engine: 'pglite',
    runs: KILLS,
  })
})

describe.skipIf('skipped' in postgres || 'skipped' in cluster)('P3: on PostgreSQL', () => {
  if ('skipped' in postgres || 'skipped' in cluster) return
  afterAll(() => Promise.all([postgres.stop(), cluster.stop()]))

  test('a shop that is killed keeps what it acknowledged', async () => {
    const data = await postgresData(folders, postgres.url, WRITING_BUYERS)
    expectStored('kill -9', await killShop(data, startShop, KILLS, chance(SEED)), {
      engine: 'postgres',
      runs: KILLS,
    })
  })

  test('a shop whose database crashes lives on and keeps what it acknowledged', async () => {
    const data = await postgresData(folders, cluster.url, WRITING_BUYERS)
    const crashes = { server: cluster, times: CRASHES, random: chance(SEED) }
    expectStored('immediate stop of PostgreSQL', await crashDatabase(data, startShop, crashes), {
      engine: 'postgres',
      runs: CRASHES,
    })
  })
})
