import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import packageFile from '../../../package.json' with { type: 'json' }
import { openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { migrate, migrationsFolder } from '#server/db/open-database.ts'

const cache = join(import.meta.dirname, '../../../node_modules/.cache/migrated-dumps')

/** Vitest's set-up: makes the dump before any test asks for it. */
export async function setup(): Promise<void> {
  await migratedDump()
}

/**
 * An embedded database with all migrations applied and nothing in it, as an archive. Made once for each
 * state of the migrations and kept between runs, because making one takes seconds and loading it does not.
 */
export async function migratedDump(): Promise<Uint8Array> {
  const file = `${migrationsDigest()}.tar`
  const stored = await readFile(join(cache, file)).catch(notThere)
  if (stored) return stored
  const dump = await makeDump()
  await keep(file, dump)
  return dump
}

function migrationsDigest(): string {
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => [
    hash,
    folderMillis,
  ])
  const engine = packageFile.dependencies['@electric-sql/pglite']
  return createHash('sha256')
    .update(JSON.stringify([engine, migrations]))
    .digest('hex')
}

async function makeDump(): Promise<Uint8Array> {
  const database = await openEmbeddedDatabase({}, console)
  try {
    await migrate(database)
    return await database.dump()
  } finally {
    await database.close()
  }
}

/** Another thread may be doing the same: each writes its own file and the last name wins. */
async function keep(file: string, dump: Uint8Array): Promise<void> {
  await mkdir(cache, { recursive: true })
  const outdated = (await readdir(cache)).filter((name) => name.endsWith('.tar') && name !== file)
  await Promise.all(outdated.map((name) => rm(join(cache, name), { force: true })))
  const unfinished = join(cache, randomUUID())
  await writeFile(unfinished, dump)
  await rename(unfinished, join(cache, file))
}

function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
