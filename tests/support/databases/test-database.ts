import { type EmbeddedDatabase, openEmbeddedDatabase } from '#server/db/database.ts'
import { migratedDump } from './migrated-dump.ts'

/** A migrated, empty database in memory for one test file, to be closed after its last test. */
export async function testDatabase(): Promise<EmbeddedDatabase> {
  return openEmbeddedDatabase({ dump: await migratedDump() }, console)
}
