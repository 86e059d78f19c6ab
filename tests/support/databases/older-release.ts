import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#kit/node/db/database.ts'
import { migrate, migrationsFolder } from '#server/db/open-database.ts'
import type { Files } from '#kit/node/files/store.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'

/** The last migration that the older release knew. */
const LAST = '0006_category-kinds'
const rows = join(import.meta.dirname, '../samples/rows-of-0006.sql')
const JOURNAL = 'meta/_journal.json'

type Journal = { entries: { tag: string }[] }

/**
 * Makes an empty database one of the release before `0007_picture-variants`, with what a small shop kept in it:
 * orders and quotes at several stages, designs, carts, reviews, letters, files. Takes the migrations as they are
 * now, which the checksums say are those that the release had.
 */
export async function becomeOlderShop(database: Database, files: Files): Promise<void> {
  const folder = await olderMigrations()
  try {
    await migrate(database, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
  const statements = await readFile(rows, 'utf8')
  await database.withClient((client) => client.query(statements))
  const stored = await database.db.rows<{ key: string }>({ name: 'keys', text: 'select key from files' })
  for (const { key } of stored) await files.put(key, sampleFiles.png)
}

async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-older-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = JSON.parse(await readFile(join(folder, JOURNAL), 'utf8')) as Journal
  const last = journal.entries.findIndex(({ tag }) => tag === LAST)
  if (last < 0) throw new Error(`There is no migration ${LAST}`)
  await writeFile(
    join(folder, JOURNAL),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  )
  return folder
}
