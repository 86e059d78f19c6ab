import type { ClientBase } from 'pg'
import { BackupRefused, isSameSum, type Manifest } from './manifest.ts'
import { entriesOf } from './read-archive.ts'
import { sumOf, tablesThere } from './stored-rows.ts'
import { allTables, listMigrations, type Migration, versionOf } from './versions.ts'

/**
 * Puts the rows of the archive in place of all that the database holds, within the transaction that is open:
 * the tables are made anew as they were then, filled, read back, and only then brought to what they are today.
 */
export async function layRows(client: ClientBase, path: string, manifest: Manifest): Promise<void> {
  const existing = listMigrations()
  const version = versionOf(manifest.migrations, existing)
  const tables = Object.keys(manifest.tables)
  await removeTables(client, await tablesThere(client, await allTables()))
  await migrateBy(client, existing.slice(0, version))
  const foreignKeys = await takeForeignKeysOff(client, tables)
  await fillTables(client, path)
  // A table whose rows are still to be checked at the commit cannot be altered.
  await client.query('set constraints all immediate')
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of tables) await readBack(client, table, manifest)
  await moveSequencesOn(client, tables)
  await migrateBy(client, existing.slice(version))
}

/** The functions that watch over the tables go with them: the migrations make them anew. */
async function removeTables(client: ClientBase, tables: string[]): Promise<void> {
  if (tables.length === 0) return
  const { rows: watching } = await client.query<{ name: string }>(
    `select distinct tgfoid::regprocedure::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [tables],
  )
  await client.query(`drop table ${tables.map((table) => `"${table}"`).join(', ')}`)
  for (const { name } of watching) await client.query(`drop function ${name}`)
  await client.query('delete from drizzle.__drizzle_migrations')
}

/** As `migrate` does, but inside this transaction. */
async function migrateBy(client: ClientBase, migrations: Migration[]): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { statements, hash, madeAt } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      madeAt,
    ])
  }
}

type ForeignKey = { table: string; name: string; definition: string }

/** Without them rows may come in any order, and putting them on again checks all rows at once. */
async function takeForeignKeysOff(client: ClientBase, tables: string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(f.oid) as definition
     from pg_constraint f join pg_class c on c.oid = conrelid
     where contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [tables],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

async function fillTables(client: ClientBase, path: string): Promise<void> {
  const columns = new Map<string, string>()
  for await (const entry of entriesOf(path)) {
    if (entry.kind !== 'rows') return // the rows come first
    const { table, lines } = entry
    if (!columns.has(table)) columns.set(table, await columnsOf(client, table))
    await client.query(
      `insert into "${table}" (${columns.get(table)}) overriding system value
       select ${columns.get(table)} from json_populate_recordset(null::"${table}", $1::json)`,
      [`[${lines.join(',')}]`],
    )
  }
}

/** What can be written of a table. */
async function columnsOf(client: ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public."${table}"`],
  )
  return rows[0]?.names ?? ''
}

async function readBack(client: ClientBase, table: string, { tables }: Manifest): Promise<void> {
  if (isSameSum(tables[table], await sumOf(client, table))) return
  throw new BackupRefused(`The rows of ${table} are not those of the backup: nothing was changed`)
}

async function moveSequencesOn(client: ClientBase, tables: string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.oid::regclass::text as table, quote_ident(attname) as column, s.name as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
     cross join lateral (select pg_get_serial_sequence(c.oid::regclass::text, attname) as name) s
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and s.name is not null`,
    [tables],
  )
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1, coalesce(max(${column}), (select seqstart from pg_sequence where seqrelid = $1::regclass)),
         max(${column}) is not null) from ${table}`,
      [sequence],
    )
}
