import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase } from 'pg'
import type { Database } from './database.ts'

/** The database cannot be brought to what this code expects; the message is one line for who starts it. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

// Any number that only our migrations lock. A lock of the session: `withClient` has it without a PgBouncer in between.
const MIGRATION_LOCK = 727274001

/**
 * Brings the database up to the migrations in `folder`, all of them or none. Any number of processes may
 * do so at once: one migrates, the others wait for it.
 *
 * @throws MigrationRefused when the database was migrated by newer or by other code
 */
export async function migrate(
  { engine, withClient }: Pick<Database, 'engine' | 'withClient'>,
  folder: string,
): Promise<void> {
  await withClient(async (client) => {
    // The embedded database needs none: its folder is locked for this process.
    if (engine === 'postgres') await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseForeignMigrations(client, folder)
    await applyMigrations(drizzle({ client: client as never }), { migrationsFolder: folder })
  })
}

type Applied = { hash: string; created_at: string }

async function refuseForeignMigrations(client: ClientBase, folder: string): Promise<void> {
  const existing = readMigrationFiles({ migrationsFolder: folder })
  const hashes = new Map(existing.map(({ folderMillis, hash }) => [folderMillis, hash]))
  const newest = Math.max(...hashes.keys())
  const applied = new Map((await appliedMigrations(client)).map((row) => [Number(row.created_at), row.hash]))
  for (const [madeAt, hash] of applied) {
    if (madeAt > newest) {
      const day = new Date(madeAt).toISOString().slice(0, 10)
      throw new MigrationRefused(
        `The database was migrated by a newer version of the shop (of ${day}): start that version`,
      )
    }
    if (hashes.get(madeAt) !== hash) {
      throw new MigrationRefused(
        'The database was made by other migrations than those of this version of the shop',
      )
    }
  }
  // Only what is newer than the newest applied would be.
  const lastApplied = Math.max(...applied.keys())
  const skipped = existing.find(
    ({ folderMillis }) => folderMillis < lastApplied && !applied.has(folderMillis),
  )
  if (skipped) {
    const day = new Date(skipped.folderMillis).toISOString().slice(0, 10)
    throw new MigrationRefused(
      `The database was migrated without a migration (of ${day}) that is older than its newest: restore a backup from before`,
    )
  }
}

async function appliedMigrations(client: ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return []
  return (await client.query<Applied>('select hash, created_at from drizzle.__drizzle_migrations')).rows
}
