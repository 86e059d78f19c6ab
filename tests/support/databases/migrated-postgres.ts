import { type Database } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'

/** Opens the PostgreSQL at `url` with the shop's tables in it. */
export async function migratedPostgres(url: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, console)
  await migrate(database)
  return database
}
