import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { runArchive } from '#tests/support/processes/archive-process.ts'
import { type Customer, customerAt, inLanes, lastingRows } from '#tests/support/processes/drill-shop.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const ORDERS = 500
const FILES = 50
const PATIENCE = { timeout: 3_600_000 }

type Settings = Record<string, string> & { DATA_DIR: string }

const folders = dataFolders()
const startShop = shopProcesses()
beforeAll(() => buildPages(), 300_000)

const addressOf = ({ DATABASE_URL, DATA_DIR }: Settings) => ({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })

/** Does `work` on the database of a shop, beside it or while it is closed. */
async function inStore<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(addressOf(settings), console)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A shop that sells one thing, in which a customer has placed 500 orders and sent 50 files. */
async function seedBusyShop(settings: Settings) {
  const product = await inStore(settings, async (database) => {
    await migrate(database)
    await database.db.execute(
      sql`insert into settings (section, value, updated_at) values ('general', '{"quoteMode": false}', now())`,
    )
    return seedProduct(database.db, { priceCents: 600_00, stock: 100_000 })
  })
  const shop = await startShop({ DEMO: 'off', ...settings })
  await shop.opened()
  const customer = await customerAt(shop.address, product, 'register')
  const orders: string[] = []
  await inLanes(ORDERS, async () => void orders.push(await customer.order()))
  const files = new Map<string, string>()
  await inLanes(FILES, async (at) => {
    const order = orders[at] ?? ''
    files.set(order, await customer.bringEvidence(order, at))
  })
  return { product, shop, customer, files, close: () => closed(shop) }
}
type Busy = Awaited<ReturnType<typeof seedBusyShop>>

async function closed(shop: Awaited<ReturnType<typeof startShop>>): Promise<void> {
  shop.signal('SIGTERM')
  expect((await shop.exited).code).toBe(0)
}

/** Orders that go on being placed until `stop`, which says how many there were. */
function writing(customer: Customer) {
  const end = new AbortController()
  let placed = 0
  const lane = async () => {
    for (; !end.signal.aborted; placed++) await customer.order()
  }
  const lanes = Promise.all([lane(), lane()])
  return {
    async stop() {
      end.abort()
      await lanes
      return placed
    },
  }
}

/** That a restored shop has all the rows, all the files and the old passwords, and goes on. */
async function expectRestored(
  settings: Settings,
  rows: Set<string>,
  { product, files }: Busy,
): Promise<void> {
  const restored = await inStore(settings, lastingRows)
  expect([...rows].filter((row) => !restored.has(row))).toEqual([])
  const shop = await startShop({ DEMO: 'off', ...settings })
  await shop.opened()
  const customer = await customerAt(shop.address, product, 'login')
  for (const [order, sha256] of files) expect(await customer.evidenceOf(order)).toBe(sha256)
  await customer.order()
  await closed(shop)
}

function print(engine: 'postgres' | 'pglite', figure: string) {
  printPromise('P21', 1, figure, true, { engine })
}

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('P21: the drill on PostgreSQL', PATIENCE, () => {
  if ('skipped' in postgres) return
  const { url } = postgres
  afterAll(() => postgres.stop())
  const destroy = async (settings: Settings) => {
    await inStore(settings, ({ db }) =>
      db.execute(sql.raw('drop schema public cascade; drop schema drizzle cascade; create schema public')),
    )
    await rm(settings.DATA_DIR, { recursive: true })
  }

  test('backed up while orders come in, destroyed, restored: all that was acknowledged before is there', async () => {
    const settings = { DATABASE_URL: url, DATA_DIR: await folders.empty() }
    const archive = join(await folders.empty(), 'drill.tar.gz')
    const busy = await seedBusyShop(settings)
    const writers = writing(busy.customer)
    const rows = await inStore(settings, lastingRows)
    const backup = await runArchive(settings, 'backup', archive)
    expect(backup).toMatchObject({ code: 0, err: '' })
    const meanwhile = await writers.stop()
    await busy.close()
    await destroy(settings)

    const restored = await runArchive(settings, 'restore', archive)
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('All is well.') })
    await expectRestored(settings, rows, busy)
    print(
      'postgres',
      `${ORDERS} orders, ${FILES} files, ${meanwhile} orders placed during the backup: 0 of ${rows.size} rows acknowledged before it lost or changed, every file equal, doctor clean, the old password opens`,
    )
    await destroy(settings)
  })

  test('an embedded shop is backed up closed, restored, and moved to PostgreSQL', async () => {
    const settings = { DATA_DIR: await folders.empty() }
    const archive = join(await folders.empty(), 'drill.tar.gz')
    const busy = await seedBusyShop(settings)
    const open = await runArchive(settings, 'backup', archive)
    expect(open).toMatchObject({ code: 1, err: expect.stringContaining('Another process uses the database') })
    await busy.close()
    const rows = await inStore(settings, lastingRows)
    expect(await runArchive(settings, 'backup', archive)).toMatchObject({ code: 0, err: '' })
    await rm(settings.DATA_DIR, { recursive: true })
    await mkdir(settings.DATA_DIR)

    const moved = { DATABASE_URL: url, DATA_DIR: await folders.empty() }
    for (const target of [settings, moved]) {
      const restored = await runArchive(target, 'restore', archive)
      expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('All is well.') })
      await expectRestored(target, rows, busy)
    }
    print(
      'pglite',
      `${ORDERS} orders, ${FILES} files, restored into an embedded database and into PostgreSQL: ${rows.size} rows equal in both, every file equal, doctor clean, the old password opens`,
    )
  })
})
