import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { migrationsFolder } from '#server/db/open-database.ts'
import { BackupRefused, type Manifest } from './manifest.ts'

export type Migration = { madeAt: number; hash: string; statements: string[] }

/** All migrations of this version of the shop, oldest first. */
export function listMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    madeAt: folderMillis,
    hash,
    statements: sql,
  }))
}

/**
 * How many of `known` had been applied where `applied` were.
 *
 * @throws BackupRefused when these were not the first of ours: a newer shop, or another one
 */
export function versionOf(applied: Manifest['migrations'], existing = listMigrations()): number {
  const newest = Math.max(...applied.map(({ madeAt }) => madeAt))
  if (newest > (existing.at(-1)?.madeAt ?? 0)) {
    const day = new Date(newest).toISOString().slice(0, 10)
    throw new BackupRefused(`This is of a newer version of the shop (of ${day}): use that version`)
  }
  const isOurs = applied.every(({ hash }, at) => hash === existing[at]?.hash)
  if (!isOurs)
    throw new BackupRefused('This was made by other migrations than those of this version of the shop')
  return applied.length
}

const Snapshot = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) })

/** The tables that there are after the first `version` migrations. */
export async function tablesOf(version: number): Promise<string[]> {
  const name = `${String(version - 1).padStart(4, '0')}_snapshot.json`
  const snapshot = Snapshot.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta', name), 'utf8')))
  return Object.values(snapshot.tables).map((table) => table.name)
}

/** Every table that any version up to this one ever had. */
export async function allTables(): Promise<string[]> {
  const versions = await Promise.all(listMigrations().map((_, at) => tablesOf(at + 1)))
  return [...new Set(versions.flat())]
}
