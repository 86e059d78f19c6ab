import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { backUp } from '#server/backup/back-up.ts'
import { restore } from '#server/backup/restore.ts'
import { listMigrations } from '#server/backup/versions.ts'
import type { Database } from '#kit/node/db/database.ts'
import { migrate } from '#server/db/open-database.ts'
import { examine } from '#server/doctor/examine.ts'
import { backupPlaces, contentsOf, type Place } from '#tests/support/processes/backup-places.ts'
import { seedEverything } from '#tests/support/seed/everything.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const PATIENCE = 120_000

let database: Database
const shop = testShop(async () => (database = await ownDatabase()))
const places = backupPlaces(afterEach)

const source = () => ({ database, files: shop.shop.files, clock: shop.shop.clock })
const run = (place: Place, text: string) => place.database.db.execute(sql.raw(text))

async function backedUp(): Promise<string> {
  const path = await places.archive()
  await backUp(source(), path)
  return path
}

describe('P21: a backup that restores', { timeout: PATIENCE }, () => {
  test('brings back every row and every file, and the shop goes on from there', async () => {
    await seedEverything(shop)
    const before = await contentsOf(source())
    const target = await places.empty()
    await restore(target, await backedUp(), false)

    const after = await contentsOf(target)
    expect(after).toEqual(before)
    expect(await examine({ ...shop.shop, ...target.database, files: target.files })).toEqual([])
    await run(
      target,
      `insert into audit_log (actor_id, action, object_type, object_id)
      select id, 'a.thing', 'thing', '1' from users limit 1`,
    )
    await expect(run(target, 'delete from audit_log')).rejects.toThrow()
    await expect(run(target, `insert into orders select gen_random_uuid()`)).rejects.toThrow()
    const rows = Object.values(before.rows).reduce((sum, table) => sum + table.rows, 0)
    const files = Object.keys(before.files).length
    const figure = `${rows} rows of ${Object.keys(before.rows).length} tables and ${files} files restored: all equal by SHA-256`
    printPromise('P21', 1, figure, true)
  })

  test('takes the place of what is there, where that is asked for', async () => {
    await seedEverything(shop)
    const [before, path] = [await contentsOf(source()), await backedUp()]
    const target = await places.empty()
    await run(target, `insert into categories (id, name, position) values ('old', 'Old', 1)`)
    await target.files.put('pictures/old-320.webp', Buffer.from('old'))
    await target.files.put('pictures/3f5a-320.webp', Buffer.from('other bytes under the same key'))
    await restore(target, path, true)
    expect(await contentsOf(target)).toEqual(before)
  })

  test('a backup of an older version is brought to this one', async () => {
    const older = await places.empty()
    const path = await places.archive()
    await older.database.withClient(async (client) => {
      await client.query(`drop schema public cascade; drop schema drizzle cascade; create schema public; create schema drizzle;
        create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
      for (const { hash, madeAt, statements } of listMigrations().slice(0, 2)) {
        for (const statement of statements) await client.query(statement)
        const note = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
        await client.query(note, [hash, madeAt])
      }
    })
    await run(older, `insert into categories (id, name, position) values ('lamp', 'Lamps', 7)`)
    await backUp({ ...older, clock: shop.shop.clock }, path)

    const target = await places.empty()
    await restore(target, path, false)
    const { rows } = await run(target, 'select id, name, kind from categories')
    expect(rows).toEqual([{ id: 'lamp', name: 'Lamps', kind: 'type' }])
    await migrate(target.database)
    const { rows: counted } = await run(target, 'select count(*)::int as n from drizzle.__drizzle_migrations')
    expect(counted).toEqual([{ n: listMigrations().length }])
  })
})

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('P21: on PostgreSQL', { timeout: PATIENCE }, () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())

  test('an embedded shop moves to PostgreSQL by its backup, once no shop is open there', async () => {
    await seedEverything(shop)
    const [before, path] = [await contentsOf(source()), await backedUp()]
    const target = await places.empty(() => migratedPostgres(postgres.url))
    const other = await migratedPostgres(postgres.url)
    await other.check()
    await expect(restore(target, path, false)).rejects.toThrow(
      'A shop is open on this database: stop it first',
    )
    await other.close()
    await restore(target, path, false)
    expect(await contentsOf(target)).toEqual(before)
  })
})
