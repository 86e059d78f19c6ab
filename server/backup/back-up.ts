import type { ClientBase } from 'pg'
import type { Database } from '#kit/node/db/database.ts'
import { isFileKey } from '#kit/node/files/file-key.ts'
import type { Files } from '#kit/node/files/store.ts'
import { BackupRefused, FORMAT, type Manifest, RowSum, type TableSum } from './manifest.ts'
import { appliedMigrations, inOneTransaction, rowsIn } from './stored-rows.ts'
import { tablesOf, versionOf } from './versions.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

export type BackedUp = {
  manifest: Manifest
  /** Files that rows know of and that the store has not: they were lost before. */
  missing: string[]
}

type Stored = { database: Pick<Database, 'engine' | 'withClient'>; files: Files; clock: () => Date }

/**
 * Writes everything that the shop holds into one archive at `path`. The rows are of one moment, though the shop may
 * be open; the files are read after them, so that every file they name is there.
 *
 * @throws BackupRefused when `path` is taken, or the database is not one of this version of the shop or before
 */
export async function backUp({ database, files, clock }: Stored, path: string): Promise<BackedUp> {
  const takenAt = clock()
  const archive = await createArchive(path, takenAt)
  try {
    const { named, ...rows } = await database.withClient((client) => keepRows(client, archive))
    const stored = await keepFiles(files, archive)
    const manifest: Manifest = {
      format: FORMAT,
      takenAt: takenAt.toISOString(),
      engine: database.engine,
      ...rows,
      files: stored,
    }
    await archive.finish(manifest)
    return { manifest, missing: named.filter((key) => !(key in stored)) }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

function keepRows(client: ClientBase, archive: ArchiveWriter) {
  return inOneTransaction(client, 'isolation level repeatable read, read only', async () => {
    const migrations = await appliedMigrations(client)
    if (migrations.length === 0) throw new BackupRefused('There is no shop in this database')
    const tables: Record<string, TableSum> = {}
    for (const table of await tablesOf(versionOf(migrations)))
      tables[table] = await keepTable(client, archive, table)
    const { rows } = await client.query<{ key: string }>('select key from files')
    return { migrations, tables, named: rows.map(({ key }) => key) }
  })
}

async function keepTable(client: ClientBase, archive: ArchiveWriter, table: string): Promise<TableSum> {
  const sum = new RowSum()
  let part = 0
  for await (const lines of rowsIn(client, table)) {
    for (const line of lines) sum.add(line)
    await archive.addRows(table, ++part, lines)
  }
  return sum.total
}

async function keepFiles(files: Files, archive: ArchiveWriter): Promise<Manifest['files']> {
  const stored: Manifest['files'] = {}
  for await (const { key } of files.list()) {
    if (!isFileKey(key)) continue // laid there by somebody else: the shop cannot read it either
    const found = await files.read(key)
    // Removed since it was listed: nothing names it any more.
    if (found) stored[key] = await archive.addFile(key, found.size, found.stream)
  }
  return stored
}
