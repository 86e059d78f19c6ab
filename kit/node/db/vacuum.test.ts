import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database.ts'
import { vacuum } from './disk-space.ts'

let folder: string
let database: EmbeddedDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanai-vacuum-'))
  // On a disk: large tables in memory take seconds to grow.
  database = await openEmbeddedDatabase({ folder: join(folder, 'db') }, console)
  await run(`create table "Large" (id integer primary key, content text)`)
  await run(`alter table "Large" alter column content set storage external`)
  await run(`insert into "Large" values (1, '')`)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const run = (text: string) => database.db.execute(sql.raw(text))
const bytesOf = async (figure: string) =>
  (await database.db.execute<{ bytes: number }>(sql.raw(`select (${figure})::float8 as bytes`))).rows[0]
    ?.bytes ?? NaN

async function saveOften() {
  for (let i = 0; i < 50; i++) await run(`update "Large" set content = repeat('${i % 10}', 200000)`)
  // The server's own figures are up to a second late.
  await run('select pg_stat_force_next_flush()')
}

test('the room of a large value that is saved again and again is used again', async () => {
  const size = () => bytesOf(`pg_total_relation_size('"Large"')`)
  await saveOften()
  const once = await size()
  expect(once).toBeGreaterThan(50 * 200_000)
  for (let i = 0; i < 4; i++) {
    await vacuum(database.db)
    await saveOften()
  }
  expect(await size()).toBeLessThan(once * 1.1)
})

test('what the write-ahead log holds for the next start does not grow without end', async () => {
  const needed = () =>
    bytesOf('select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) from pg_control_checkpoint()')
  await run(`create table many as select repeat('x', 1000) as content from generate_series(1, 70000)`)
  expect(await needed()).toBeGreaterThan(64 * 1024 * 1024)
  await vacuum(database.db)
  expect(await needed()).toBeLessThan(1024 * 1024)
})
