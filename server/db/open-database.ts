import { fileURLToPath } from 'node:url'
import * as kit from '#kit/node/db/database.ts'
import type { Log } from '#kit/node/db/handle.ts'
import { migrate as applyMigrations } from '#kit/node/db/migrate.ts'

/** The generated migrations that this code was written for. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** What `bin/make-empty-database.mjs` made: the folder of a PostgreSQL with our tables, all empty. */
export const EMPTY_DATABASE = fileURLToPath(new URL('empty-database.tar.br', import.meta.url))

/** Opens the database that `config` names; an embedded one that is not there yet begins with our tables. */
export function openDatabase(config: kit.DatabaseConfig, log: Log): Promise<kit.Database> {
  return kit.openDatabase({ emptyDatabase: EMPTY_DATABASE, ...config }, log)
}

/** Brings the database up to the migrations in `folder`, as the kit's `migrate` does. */
export function migrate(database: kit.Database, folder = migrationsFolder): Promise<void> {
  return applyMigrations(database, folder)
}
