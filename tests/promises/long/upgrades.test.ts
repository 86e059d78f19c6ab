import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrationsFolder } from '#server/db/open-database.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { readyAfter } from '#tests/support/processes/killed-shop.ts'
import { migrationBegun, schemaOf, startMigrating } from '#tests/support/databases/killed-migration.ts'
import { becomeOlderShop } from '#tests/support/databases/older-release.ts'
import { rowCounter } from '#tests/support/operations/row-counts.ts'
import { createDatabaseIn, startPostgres, type TestPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { chance } from '#tests/support/catalogue/random-catalogue.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const STARTS = Number(process.env.PROMISE_STARTS ?? 10)
const KILLS = Number(process.env.PROMISE_KILLS ?? 20)
const SEED = Number(process.env.PROMISE_SEED ?? randomInt(2 ** 31))
/** A kill that comes when all is done proves nothing. */
const LATEST_PART = 0.9

const folders = dataFolders()
const startShop = shopProcesses()
const random = chance(SEED)
const postgres = await startPostgres()

beforeAll(() => buildPages(), 120_000)

async function listMigrations(): Promise<number> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).length
}

test('P20: killed while it makes its embedded database, the next start completes', async () => {
  const settings = { DATA_DIR: await folders.empty() }
  const wholeMs = await startMigrating(settings).ended
  let begun = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const folder = await folders.empty()
    const migrating = startMigrating({ DATA_DIR: folder })
    await wait(random() * wholeMs * LATEST_PART)
    await migrating.kill()
    if ((await readdir(join(folder, 'db')).catch(() => [])).length > 0) begun += 1
    await startMigrating({ DATA_DIR: folder }).ended
    const database = await openEmbeddedDatabase({ folder: join(folder, 'db') }, console)
    expect(Object.keys(await (await rowCounter(database.db))()).length).toBeGreaterThan(30)
    await database.close()
  }
  const figure = `killed at a random moment of its first start, ${begun} times with its database half written: the next start completed each time`
  printPromise('P20', KILLS, figure, true, { seed: SEED })
})

describe.skipIf('skipped' in postgres)('P20: on PostgreSQL', () => {
  if ('skipped' in postgres) return
  const { url: server, stop } = postgres
  afterAll(() => stop())
  const made: TestPostgres[] = []
  afterAll(async () => {
    for (const { stop } of made) await stop()
  })

  async function emptyDatabase(): Promise<string> {
    const database = await createDatabaseIn(server)
    made.push(database)
    return database.url
  }

  test('two shops that open an empty database at once make one schema, and both are ready', async () => {
    const wanted = { migrations: await listMigrations() }
    for (let start = 0; start < STARTS; start++) {
      const settings = { DATABASE_URL: await emptyDatabase(), DATA_DIR: await folders.empty(), DEMO: 'off' }
      const both = await Promise.all([startShop(settings), startShop(settings)])
      await Promise.all(both.map((shop) => shop.opened()))
      await Promise.all(both.map((shop) => readyAfter(shop)))
      expect(await schemaOf(settings.DATABASE_URL)).toMatchObject(wanted)
      for (const shop of both) shop.signal('SIGTERM')
      expect(await Promise.all(both.map(({ exited }) => exited))).toMatchObject([{ code: 0 }, { code: 0 }])
    }
    const figure = `two shops opened an empty database at once: one schema of ${wanted.migrations} migrations, both ready`
    printPromise('P20', STARTS, figure, true, { engine: 'postgres' })
  })

  test('a shop killed while it migrates leaves nothing half done, and the next start completes', async () => {
    const first = await emptyDatabase()
    const whole = startMigrating({ DATABASE_URL: first })
    await migrationBegun(first)
    const begun = performance.now()
    await whole.ended
    const longestMs = performance.now() - begun
    const complete = await schemaOf(first)
    let undone = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const url = await emptyDatabase()
      const migrating = startMigrating({ DATABASE_URL: url })
      await migrationBegun(url)
      await wait(random() * longestMs * LATEST_PART)
      await migrating.kill()
      const left = await schemaOf(url)
      if (left.migrations === 0) undone += 1
      expect([{ migrations: 0, tables: 0 }, complete]).toContainEqual(left)
      await startMigrating({ DATABASE_URL: url }).ended
      expect(await schemaOf(url)).toEqual(complete)
    }
    const figure = `killed under the migration lock, ${undone} times before the end: nothing of it was left, the next start completed each time`
    printPromise('P20', KILLS, figure, true, { engine: 'postgres', seed: SEED })
    expect(undone).toBeGreaterThan(KILLS / 2)
  })

  test('a shop opens what an older release kept, and refuses what a newer one made', async () => {
    const settings = { DATABASE_URL: await emptyDatabase(), DATA_DIR: await folders.empty(), DEMO: 'off' }
    const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: '' }, console)
    await becomeOlderShop(database, await openFolderStore(join(settings.DATA_DIR, 'files')))
    await database.close()
    const shop = await startShop(settings)
    await shop.opened()
    await readyAfter(shop)
    shop.signal('SIGTERM')
    expect(await shop.exited).toMatchObject({ code: 0 })

    await makeNewer(settings.DATABASE_URL)
    const refused = await startShop(settings)
    expect(await refused.exited).toMatchObject({ code: 1 })
    expect(refused.words.err).toBe(
      'The database was migrated by a newer version of the shop (of 2100-01-01): start that version\n',
    )
    const figure =
      'data of an older release opened and ready; a newer schema refused with exit 1 and one line'
    printPromise('P20', 1, figure, true, { engine: 'postgres' })
  })
})

async function makeNewer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const values = ['of-a-newer-release', Date.parse('2100-01-01')]
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', values)
  await client.end()
}
