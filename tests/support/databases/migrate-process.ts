/** A process that only brings the database of its environment up to date, for tests that kill it. */
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import { openLog } from '#kit/node/log.ts'

const database = await openDatabase(readConfig(process.env), openLog('silent'))
await migrate(database)
await database.close()
