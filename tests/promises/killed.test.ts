import { beforeAll, expect, test } from 'vitest'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { killShop } from '#tests/support/processes/killed-shop.ts'
import { embeddedData } from '#tests/support/databases/lasting-data.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { chance } from '#tests/support/catalogue/random-catalogue.ts'
import { WRITING_BUYERS } from '#tests/support/processes/writers.ts'
import { buildPages } from '../../bin/build-pages.mjs'

// The short form of `long/killed.test.ts`, which times the starts as well: here other tests share the machine.
const KILLS = 2
const SEED = 20_261_122

const folders = dataFolders()
const startShop = shopProcesses()

beforeAll(() => buildPages(), 120_000)

test('P3: a shop that is killed while eight write to it keeps what it acknowledged', async () => {
  const data = await embeddedData(folders, WRITING_BUYERS)
  const { faults, promises, retries } = await killShop(data, startShop, KILLS, chance(SEED))
  const figure = `kill -9 under 8 writers: of ${promises} acknowledged writes lost or doubled ${faults.length}, ${retries} retries with the same key, doctor clean`
  expectNone('P3', KILLS, figure, faults, { seed: SEED })
  expect(promises).toBeGreaterThan(KILLS)
}, 300_000)
