import type { Database } from '#kit/node/db/database.ts'
import type { Files } from '#kit/node/files/store.ts'
import { layFiles } from './lay-files.ts'
import { layRows } from './lay-rows.ts'
import { BackupRefused, type Manifest } from './manifest.ts'
import { verifiedManifest } from './read-archive.ts'
import {
  appliedMigrations,
  firstFilled,
  inOneTransaction,
  refuseOpenShop,
  tablesThere,
} from './stored-rows.ts'
import { allTables, tablesOf, versionOf } from './versions.ts'

type Target = { database: Pick<Database, 'engine' | 'withClient'>; files: Files }

/**
 * Brings back everything that is in the archive at `path`, by this version of the shop or an older one, on either
 * kind of database. The whole archive is looked through before anything is touched; what fails afterwards leaves
 * the target as it was.
 *
 * @param replaces  whether what the target holds may go
 * @throws BackupRefused when the archive is not whole, or the target not empty
 */
export async function restore(
  { database, files }: Target,
  path: string,
  replaces: boolean,
): Promise<Manifest> {
  const manifest = await verifiedManifest(path)
  await refuseOtherTables(manifest)
  await refuseTarget({ database, files }, replaces)
  const laid = await layFiles(files, path, manifest)
  let isCommitting = false
  try {
    await database.withClient((client) =>
      inOneTransaction(client, 'read write', async () => {
        await layRows(client, path, manifest)
        isCommitting = true
      }),
    )
  } catch (error) {
    // A database that hung up may have committed all the same: then the rows need their files.
    if (!isCommitting) await laid.takeBack()
    throw error
  }
  await laid.settle()
  return manifest
}

async function refuseOtherTables({ migrations, tables }: Manifest): Promise<void> {
  const expected = await tablesOf(versionOf(migrations))
  const isSame = expected.every((table) => table in tables) && expected.length === Object.keys(tables).length
  if (!isSame) throw new BackupRefused('The backup does not hold the tables of its version')
}

async function refuseTarget({ database, files }: Target, replaces: boolean): Promise<void> {
  const filled = await database.withClient(async (client) => {
    if (database.engine === 'postgres') await refuseOpenShop(client)
    const applied = await appliedMigrations(client)
    if (applied.length > 0) versionOf(applied)
    return firstFilled(client, await tablesThere(client, await allTables()))
  })
  if (replaces) return
  const holds = filled ? `rows in ${filled}` : await firstFile(files)
  if (!holds) return
  throw new BackupRefused(`This shop is not empty (${holds}): add --replace to put the backup in its place`)
}

async function firstFile(files: Files): Promise<string | undefined> {
  for await (const { key } of files.list()) return `the file ${key}`
  return undefined
}
