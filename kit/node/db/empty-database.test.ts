import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database.ts'
import { EMPTY_DATABASE, migrate } from '#server/db/open-database.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lanai-empty-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** What `initdb` decides about a database, how much of everything is in it, and which tables are not empty. */
const nature = [
  'select version()',
  'select catalog_version_no, pg_control_version from pg_control_system()',
  'select data_page_checksum_version, bytes_per_wal_segment from pg_control_init()',
  'select datname, pg_encoding_to_char(encoding), datlocprovider, datcollate, datctype from pg_database order by 1',
  "select name, setting from pg_settings where name not in ('data_directory') order by 1",
  'select relkind, count(*), sum(relnatts) from pg_class group by 1 order by 1',
  'select count(*) from pg_proc',
  'select rolname, rolsuper from pg_roles order by 1',
  'select extname, extversion from pg_extension order by 1',
  'select hash from drizzle.__drizzle_migrations order by created_at',
  "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0",
]

async function natureOf(database: EmbeddedDatabase) {
  await migrate(database)
  const { db } = database
  // A session that has migrated has loaded it, with its settings.
  await db.rows({ name: '', text: "load 'plpgsql'" })
  const reported: unknown[] = []
  for (const text of nature) reported.push(await db.rows({ name: '', text }))
  return reported
}

async function opened<T>(folder: string | undefined, look: (database: EmbeddedDatabase) => Promise<T>) {
  const database = await openEmbeddedDatabase({ folder, emptyDatabase: EMPTY_DATABASE }, console)
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

test('the empty database is the one that this PGlite and our migrations make: if not, run bin/make-empty-database.mjs', async () => {
  const [laid, made] = await Promise.all([opened(join(parent, 'db'), natureOf), opened(undefined, natureOf)])
  expect(laid).toEqual(made)
})

test('what a start that was killed has left is no database, and gone once the next one has opened', async () => {
  const folder = join(parent, 'db')
  await mkdir(`${folder}.unfinished/base`, { recursive: true })
  await writeFile(`${folder}.unfinished/PG_VERSION`, 'cut off')
  await writeFile(`${folder}.unfinished/base/of-no-use`, '')
  const rows = await opened(folder, ({ db }) => db.rows({ name: '', text: 'select 1 as one' }))
  expect(rows).toEqual([{ one: 1 }])
  expect([existsSync(`${folder}.unfinished`), existsSync(join(folder, 'base/of-no-use'))]).toEqual([
    false,
    false,
  ])
})

test('a database that is there stays what it is', async () => {
  const folder = join(parent, 'db')
  await opened(folder, ({ db }) => db.rows({ name: '', text: 'create table chairs as select 3 as stock' }))
  const rows = await opened(folder, ({ db }) => db.rows({ name: '', text: 'select stock from chairs' }))
  expect(rows).toEqual([{ stock: 3 }])
})
