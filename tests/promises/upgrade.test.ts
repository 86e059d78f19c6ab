import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Database, openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import { examine } from '#server/doctor/examine.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { becomeOlderShop } from '#tests/support/databases/older-release.ts'
import { rowCounter } from '#tests/support/operations/row-counts.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanai-upgrade-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function expectWholeUpgrade(database: Database) {
  const files = await openFolderStore(join(folder, database.engine))
  await becomeOlderShop(database, files)
  const before = await (await rowCounter(database.db))()
  const rows = Object.values(before).reduce((sum, count) => sum + count, 0)
  expect(rows).toBeGreaterThan(100)
  await migrate(database)
  const after = await (await rowCounter(database.db))()
  const lost = Object.keys(before).filter((table) => after[table] !== before[table])
  const config = readConfig({ DATA_DIR: folder })
  const found = await examine({ ...database, files, config, clock: () => new Date() })
  printPromise(
    'P20',
    1,
    `data of an older release: ${rows} rows in ${Object.keys(before).length} tables upgraded, tables with fewer or more rows ${lost.length}, doctor finds ${found.length}`,
    lost.length === 0 && found.length === 0,
    { engine: database.engine },
  )
  expect([lost, found]).toEqual([[], []])
}

describe('P20: what an older release kept is upgraded whole', { timeout: 120_000 }, () => {
  test('on the embedded database', async () => {
    const database = await openEmbeddedDatabase({}, console)
    try {
      await expectWholeUpgrade(database)
    } finally {
      await database.close()
    }
  })
})

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('P20: the same', { timeout: 120_000 }, () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())

  test('on PostgreSQL', async () => {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, console)
    try {
      await expectWholeUpgrade(database)
    } finally {
      await database.close()
    }
  })
})
