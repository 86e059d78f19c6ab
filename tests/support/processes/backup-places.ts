import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { afterAll, afterEach } from 'vitest'
import type { TableSum } from '#server/backup/manifest.ts'
import { inOneTransaction, sumOf } from '#server/backup/stored-rows.ts'
import { listMigrations, tablesOf } from '#server/backup/versions.ts'
import type { Database } from '#kit/node/db/database.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { sha256Of } from '#kit/node/files/sha256-of.ts'
import type { Files } from '#kit/node/files/store.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'

/** A database and a store: what a backup is made of, and restored into. */
export type Place = { database: Database; files: Files }

/** Everything in a place: what the rows of each table come to, and the SHA-256 of each file. */
export type Contents = { rows: Record<string, TableSum>; files: Record<string, string> }

export async function contentsOf({ database, files }: Place): Promise<Contents> {
  const tables = await tablesOf(listMigrations().length)
  const rows = await database.withClient((client) =>
    inOneTransaction(client, 'isolation level repeatable read, read only', async () => {
      const sums: [string, TableSum][] = []
      for (const table of tables) sums.push([table, await sumOf(client, table)])
      return Object.fromEntries(sums)
    }),
  )
  const stored: Contents['files'] = {}
  for await (const { key } of files.list()) {
    const file = await files.read(key)
    if (file) stored[key] = await sha256Of(file.stream)
  }
  return { rows, files: stored }
}

/** Places and folders of one file of tests, gone when `after` says. */
export function backupPlaces(after: typeof afterEach | typeof afterAll) {
  const closing: (() => Promise<void>)[] = []
  after(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  async function folder(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'lanai-backup-'))
    closing.push(() => rm(path, { recursive: true, force: true }))
    return path
  }

  return {
    /** Where a backup may be written. */
    archive: async () => join(await folder(), 'backup.tar.gz'),
    folder,
    async empty(open: () => Promise<Database> = ownDatabase): Promise<Place> {
      const database = await open()
      closing.push(() => database.close())
      return { database, files: await openFolderStore(await folder()) }
    },
  }
}
