import { seedSettings } from '#tests/support/seed/settings.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Db, type EmbeddedDatabase, openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { migratedDump } from '#tests/support/databases/migrated-dump.ts'
import { insertCast } from '#tests/support/people.ts'

const clock = () => new Date()

/** Folders for the data of shops, gone after the tests of the file that asked for them. */
type DataFolders = {
  empty(): Promise<string>
  /** Of a shop with its tables and nothing in them: it opens sooner than an empty folder. */
  newShop(): Promise<string>
  /** Of a shop that is closed now: it shows prices and sells one product for $600.00 to the cast. */
  closedShop(): Promise<{ folder: string; product: string }>
}

/** To be called once by each file of tests. */
export function dataFolders(): DataFolders {
  const folders: string[] = []
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  async function empty() {
    const folder = await mkdtemp(join(tmpdir(), 'lanai-operations-'))
    folders.push(folder)
    return folder
  }

  async function filled<T>(fill: (db: Db) => Promise<T>) {
    const folder = await empty()
    return { folder, result: await inDatabase(folder, fill, await migratedDump()) }
  }

  return {
    empty,
    newShop: async () => (await filled(async () => undefined)).folder,
    closedShop: async () => {
      const { folder, result } = await filled(fillShop)
      return { folder, product: result }
    },
  }
}

async function fillShop(db: Db): Promise<string> {
  await insertCast({ db, clock })
  await seedSettings({ db, clock }, 'general', { quoteMode: false })
  return seedProduct(db, { priceCents: 600_00 })
}

/** Does `work` on the embedded database of a closed shop. */
export async function inDatabase<T>(
  folder: string,
  work: (db: Db) => Promise<T>,
  dump?: Uint8Array,
): Promise<T> {
  const database: EmbeddedDatabase = await openEmbeddedDatabase({ folder: join(folder, 'db'), dump }, console)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
