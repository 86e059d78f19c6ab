import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/config.ts'
import { type Database, withoutDetour } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { examine } from '#server/doctor/examine.ts'
import { openStore } from '#server/files/open-store.ts'
import type { Files } from '#kit/node/files/store.ts'
import { openLog } from '#kit/node/log.ts'
import { backUp } from './back-up.ts'
import { BackupRefused, type Manifest } from './manifest.ts'
import { restore } from './restore.ts'

type Stored = { config: Config; database: Database; files: Files; clock: () => Date }
type Say = (line: string) => void

/** `npm run backup -- FILE`: everything of the shop that the environment names, into one archive. */
export async function runBackup(env: NodeJS.ProcessEnv, args: string[], say: Say): Promise<void> {
  const { path } = read(args, 'npm run backup -- FILE')
  await withStored(env, async (stored) => {
    const { manifest, missing } = await backUp(stored, path)
    say(`Backed up ${contentsOf(manifest)}: ${path}`)
    for (const key of missing) say(`Not there, though a row names it: ${key} (npm run doctor says more)`)
  })
}

/** `npm run restore -- FILE [--replace]`: puts it back into the shop that the environment names, and examines that. */
export async function runRestore(env: NodeJS.ProcessEnv, args: string[], say: Say): Promise<void> {
  const { path, replaces } = read(args, 'npm run restore -- FILE [--replace]')
  await withStored(env, async (stored) => {
    const manifest = await restore(stored, path, replaces)
    say(`Restored ${contentsOf(manifest)}, as it was on ${manifest.takenAt}`)
    const { db, engine } = stored.database
    const found = await examine({ ...stored, db, engine })
    for (const { id, what } of found) say(`${id} ${what}`)
    say(found.length === 0 ? 'All is well.' : `${found.length} found: they came with the backup.`)
  })
}

function read(args: string[], usage: string): { path: string; replaces: boolean } {
  const options = { replace: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: false })
  const [path, ...rest] = positionals
  const unknown = Object.keys(values).some((name) => name !== 'replace')
  if (path === undefined || rest.length > 0 || unknown) throw new BackupRefused(`Usage: ${usage}`)
  return { path, replaces: values.replace === true }
}

async function withStored(env: NodeJS.ProcessEnv, work: (stored: Stored) => Promise<void>): Promise<void> {
  const config = readConfig(env)
  const database = await openDatabase(withoutDetour(config), openLog(config.logLevel))
  try {
    await work({ config, database, files: await openStore(config), clock: () => new Date() })
  } finally {
    await database.close()
  }
}

function contentsOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const sizes = Object.values(files).map(({ size }) => size)
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6
  return `${rows} rows and ${sizes.length} ${sizes.length === 1 ? 'file' : 'files'} (${megabytes.toFixed(1)} MB)`
}
