import { setFlagsFromString } from 'node:v8'
import { readConfig } from '#server/config.ts'
import { databaseFolder, refuseInUse } from '#kit/node/db/folder-lock.ts'
import { openLog } from '#kit/node/log.ts'
import { startFault } from '#server/start-fault.ts'
import { root } from './set-up.mjs'

/** Of what is in use; V8 lets the heap grow to up to four times before it collects, for hardly less work. */
const GARBAGE_PERCENT = 60

async function fromSources() {
  const { sourceRenderer } = await import('#server/pages/render.ts')
  return sourceRenderer(root)
}

// Node hands a watched process the modules of its threads as messages of theirs (nodejs/node#65044).
delete process.env.WATCH_REPORT_DEPENDENCIES
setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`)
try {
  // A wrong setting and a folder in use are told at once, before all the rest is loaded.
  const config = readConfig(process.env)
  if (!config.databaseUrl) refuseInUse(databaseFolder(config.dataDir))
  const { openDatabase } = await import('#server/db/open-database.ts')
  // The embedded database opens on a thread of its own while the rest is loaded here. A server is asked afterwards:
  // this thread would be too busy loading to hear it in time.
  const database = config.databaseUrl ? undefined : openDatabase(config, openLog(config.logLevel))
  const [{ runShop }, { openDemo }] = await Promise.all([
    import('#server/main.ts'),
    import('#demo/open-demo.ts'),
    database,
  ])
  const openRenderer = process.argv.includes('--sources') ? fromSources : undefined
  await runShop(process.env, openDemo, { openRenderer, database })
} catch (error) {
  process.stderr.write(`${startFault(error) ?? error.stack}\n`)
  process.exit(1)
}
