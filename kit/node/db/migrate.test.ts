import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { type Database, openEmbeddedDatabase } from './database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from './migrate.ts'

type Migration = { tag: string; when: number; sql: string }

const first: Migration = {
  tag: '0000_chairs',
  when: Date.parse('2026-01-01'),
  sql: `create table chairs (id serial primary key);\n--> statement-breakpoint\ninsert into chairs default values;`,
}
const second: Migration = {
  tag: '0001_tables',
  when: Date.parse('2026-02-02'),
  sql: `create table tables (id integer);`,
}
const broken: Migration = {
  tag: '0001_broken',
  when: Date.parse('2026-02-02'),
  sql: `create table lamps (id integer);\n--> statement-breakpoint\nselect nonsense;`,
}

let root: string
let made = 0
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lanai-migrations-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function folderOf(...migrations: Migration[]): Promise<string> {
  const folder = join(root, `${made++}`)
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = migrations.map(({ tag, when }, idx) => ({
    idx,
    version: '7',
    when,
    tag,
    breakpoints: true,
  }))
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  for (const { tag, sql } of migrations) await writeFile(join(folder, `${tag}.sql`), sql)
  return folder
}

async function tablesOf({ db }: Database): Promise<unknown[]> {
  const text = `select table_name from information_schema.tables where table_schema = 'public' order by 1`
  return (await db.rows({ name: 'tables', text })).map((row) => row['table_name'])
}

describe('migrations', () => {
  let database: Database
  beforeAll(async () => {
    database = await openEmbeddedDatabase({}, console)
  })
  afterAll(() => database.close())

  test('are applied once, the new ones later', async () => {
    await migrate(database, await folderOf(first))
    await migrate(database, await folderOf(first))
    expect(await tablesOf(database)).toEqual(['chairs'])
    expect(await database.db.rows({ name: 'chairs', text: 'select id from chairs' })).toEqual([{ id: 1 }])
    await expect(migrate(database, await folderOf(first, broken))).rejects.toThrow()
    expect(await tablesOf(database)).toEqual(['chairs'])
    await migrate(database, await folderOf(first, second))
    expect(await tablesOf(database)).toEqual(['chairs', 'tables'])
  })

  test('newer than the code are refused by one line, and nothing changes', async () => {
    const added = {
      ...second,
      tag: '0001_sofas',
      when: Date.parse('2026-01-15'),
      sql: 'create table sofas (id integer);',
    }
    await expect(migrate(database, await folderOf(first, added))).rejects.toThrow(
      'The database was migrated by a newer version of the shop (of 2026-02-02): start that version',
    )
    expect(await tablesOf(database)).toEqual(['chairs', 'tables'])
  })

  test('that were edited after they were applied are refused, and nothing changes', async () => {
    const edited = { ...first, sql: 'create table chairs (id bigint);' }
    await expect(migrate(database, await folderOf(edited, second))).rejects.toThrow('other migrations')
    expect(await tablesOf(database)).toEqual(['chairs', 'tables'])
  })

  test('of which an older one was never applied are refused, and nothing changes', async () => {
    const between = {
      tag: '0001_sofas',
      when: Date.parse('2026-01-15'),
      sql: 'create table sofas (id integer);',
    }
    await expect(migrate(database, await folderOf(first, between, second))).rejects.toThrow(
      'The database was migrated without a migration (of 2026-01-15) that is older than its newest',
    )
    expect(await tablesOf(database)).toEqual(['chairs', 'tables'])
  })
})

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('on a PostgreSQL server', () => {
  if ('skipped' in postgres) return
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, console)
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  test('six processes that start at once make one schema, and all are ready', async () => {
    const slow = { ...first, sql: `${first.sql}\n--> statement-breakpoint\nselect pg_sleep(0.3);` }
    const folder = await folderOf(slow, second)
    const exits = await Promise.all(Array.from({ length: 6 }, () => migratingProcess(postgres.url, folder)))
    expect(exits).toEqual(Array.from({ length: 6 }, () => [0, '']))
    expect(await tablesOf(database)).toEqual(['chairs', 'tables'])
    expect(await database.db.rows({ name: 'chairs', text: 'select id from chairs' })).toEqual([{ id: 1 }])
  })
})

async function migratingProcess(databaseUrl: string, folder: string): Promise<[number, string]> {
  const code = `
    const { openDatabase } = await import(${JSON.stringify(new URL('./database.ts', import.meta.url).href)})
    const { migrate } = await import(${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)})
    const database = await openDatabase({ databaseUrl: ${JSON.stringify(databaseUrl)}, dataDir: '' }, console)
    await migrate(database, ${JSON.stringify(folder)})
    await database.close()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => (complaints += text))
  const [exitCode] = await once(child, 'exit')
  return [exitCode, complaints]
}
