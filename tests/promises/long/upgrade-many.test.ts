import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/node/db/database.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { readConfig } from '#server/config.ts'
import { migrate, openDatabase } from '#server/db/open-database.ts'
import { examine } from '#server/doctor/examine.ts'
import { becomeOlderShop } from '#tests/support/databases/older-release.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'

const ORDERS = Number(process.env.PROMISE_ORDERS ?? 100_000)
/** What a million orders may take is five minutes. */
const MAX_SECONDS = (ORDERS / 1_000_000) * 300

/**
 * The older release's orders with all that hangs on them, as often as makes `ORDERS`. Evidence belongs to one alone,
 * and the last eight digits of an id are a reference.
 */
const steps = [
  `create temporary table copies as
   select o.id as of_order,
     (left(gen_random_uuid()::text, 28) || lpad(to_hex(row_number() over ()), 8, '0'))::uuid as id
   from orders o cross join generate_series(1, ceil(${ORDERS}::numeric / (select count(*) from orders))::int)`,
  `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', c.id, 'evidence_file_id', null,
     'evidence_uploaded_at', null))).* from copies c join orders o on o.id = c.of_order`,
  `insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
     'order_id', c.id))).* from copies c join order_items i on i.order_id = c.of_order`,
  `insert into order_history select (jsonb_populate_record(h, jsonb_build_object('id',
     nextval(pg_get_serial_sequence('order_history', 'id')), 'order_id', c.id))).*
   from copies c join order_history h on h.order_id = c.of_order`,
]
const standing = `select md5(string_agg(concat_ws(' ', id, status, payment_status, paid_at, total_cents), ',' order by id))
  as digest, count(*)::int as count from orders`

async function standingOf(database: Database) {
  const [row] = await database.db.rows<{ digest: string; count: number }>({
    name: 'standing',
    text: standing,
  })
  return row
}

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('P20: on PostgreSQL', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())

  test('100,000 orders of an older release get their numbers, books and papers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lanai-upgrade-many-'))
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder }, console)
    try {
      const files = await openFolderStore(folder)
      await becomeOlderShop(database, files)
      await database.withClient(async (client) => {
        for (const step of steps) await client.query(step)
      })
      const before = await standingOf(database)
      const start = performance.now()
      await migrate(database)
      const seconds = (performance.now() - start) / 1000
      const after = await standingOf(database)
      const config = readConfig({ DATA_DIR: folder })
      const found = await examine({ ...database, files, config, clock: () => new Date() })
      const figure = `${after?.count} orders of an older release upgraded in ${seconds.toFixed(1)} s, each as it stood; doctor finds ${found.length}`
      const pass = found.length === 0 && seconds <= MAX_SECONDS && after?.digest === before?.digest
      printPromise('P20', 1, figure, pass, { engine: 'postgres' })
      expect([after, found]).toEqual([before, []])
      expect(seconds).toBeLessThan(MAX_SECONDS)
    } finally {
      await database.close()
      await rm(folder, { recursive: true })
    }
  })
})
