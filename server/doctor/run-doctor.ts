import { readConfig } from '#server/config.ts'
import { type Db, withoutDetour } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { countRows, tableSizes } from '#kit/node/db/disk-space.ts'
import { openStore } from '#server/files/open-store.ts'
import { openLog } from '#kit/node/log.ts'
import { examine, PATIENCE_MS } from './examine.ts'

const LARGEST = 10

/** Examines the shop that the environment names, prints how large it is and what is wrong, a line each, and says whether all is well. */
export async function runDoctor(env: NodeJS.ProcessEnv): Promise<boolean> {
  const config = readConfig(env)
  const database = await openDatabase(withoutDetour(config), openLog(config.logLevel))
  try {
    const { db, engine } = database
    const files = await openStore(config)
    const found = await examine({ config, db, engine, files, clock: () => new Date() })
    await db.inTransaction(printSizes, { patience: PATIENCE_MS })
    for (const { id, what } of found) process.stdout.write(`${id} ${what}\n`)
    process.stdout.write(found.length === 0 ? 'All is well.\n' : `${found.length} found.\n`)
    return found.length === 0
  } finally {
    await database.close()
  }
}

/** What grows is seen long before it hurts. */
async function printSizes(db: Db): Promise<void> {
  for (const { table, bytes } of (await tableSizes(db)).slice(0, LARGEST)) {
    const rows = await countRows(db, table)
    process.stdout.write(
      `table ${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}, ${(bytes / 1e6).toFixed(1)} MB\n`,
    )
  }
}
