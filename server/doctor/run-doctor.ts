import { readConfig } from '#server/config.ts'
import { openDatabase, withoutDetour } from '#server/db/database.ts'
import { openStore } from '#server/files/open-store.ts'
import { openLog } from '#server/log.ts'
import { examine } from './examine.ts'

/** Examines the shop that the environment names, prints what is wrong, a line each, and says whether all is well. */
export async function runDoctor(env: NodeJS.ProcessEnv): Promise<boolean> {
  const config = readConfig(env)
  const database = await openDatabase(withoutDetour(config), openLog(config.logLevel))
  try {
    const { db, engine } = database
    const files = await openStore(config)
    const found = await examine({ config, db, engine, files, clock: () => new Date() })
    for (const { id, what } of found) process.stdout.write(`${id} ${what}\n`)
    process.stdout.write(found.length === 0 ? 'All is well.\n' : `${found.length} found.\n`)
    return found.length === 0
  } finally {
    await database.close()
  }
}
