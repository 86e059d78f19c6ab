import { type Database, type EmbeddedDatabase, openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { migratedDump } from './migrated-dump.ts'
import { type RolledBack, rolledBack } from './rolled-back.ts'

/** A migrated, empty database in which all that was done since the last `begin` can be undone; `close` undoes the rest. */
export type TestDatabase = Database & Pick<RolledBack, 'begin' | 'rollBack'>

let ofThisWorker: Promise<TestDatabase> | undefined

/**
 * The database that all test files of this worker share, one after the other: nothing is ever committed in it. What
 * needs a commit, a second connection, `withClient` or other tables asks for `ownDatabase`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  ofThisWorker ??= openShared()
  const database = await ofThisWorker
  await database.begin()
  return database
}

/** A migrated, empty database in memory for one test file, to be closed after its last test. */
export async function ownDatabase(): Promise<EmbeddedDatabase> {
  return openEmbeddedDatabase({ dump: await migratedDump() }, console)
}

async function openShared(): Promise<TestDatabase> {
  const { wrap, begin, rollBack } = rolledBack()
  const database = await openEmbeddedDatabase({ dump: await migratedDump(), wrap }, console)
  const withClient = () =>
    Promise.reject(new Error('A test that needs `withClient` asks for `ownDatabase()`'))
  return { ...database, withClient, close: rollBack, begin, rollBack }
}
