import { seedSettings } from '../seed/settings.ts'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { type Db } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import { examine } from '#server/doctor/examine.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import type { World } from '#server/world.ts'
import { type dataFolders, inDatabase } from '#tests/operations/data-folder.ts'
import { seedBuyers } from '../seed/buyers.ts'
import { seedProduct } from '../seed/product.ts'
import { migratedDump } from './migrated-dump.ts'
import { insertCast, type Person } from '#tests/support/people.ts'

/** The data of a shop whose processes come and go. */
export type LastingData = {
  engine: 'postgres' | 'pglite'
  /** For each process. */
  settings: Record<string, string>
  /** Sold for $600.00, more than anybody will buy. */
  product: string
  buyers: Person[]
  /**
   * Looks into the database. An embedded one must belong to no process then, and is looked into as a copy: the
   * next process finds it as the last one left it.
   */
  look<T>(look: (db: Db) => Promise<T>): Promise<T>
  /** What the doctor finds where `look` looks, each told in a line. */
  doctor(db: Db): Promise<string[]>
}

type Folders = ReturnType<typeof dataFolders>

const UNITS = 1_000_000
const PASSWORD = 'a-quiet-morning'
const clock = () => new Date()

/** On the embedded database, with this many customers. */
export async function embeddedData(folders: Folders, buyers: number): Promise<LastingData> {
  const folder = await folders.empty()
  const filled = await inDatabase(folder, (db) => fill(db, buyers), await migratedDump())

  async function look<T>(look: (db: Db) => Promise<T>): Promise<T> {
    const copy = await mkdtemp(join(tmpdir(), 'lanai-copy-'))
    try {
      await cp(join(folder, 'db'), join(copy, 'db'), { recursive: true })
      return await inDatabase(copy, look)
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  }
  return lastingData({ engine: 'pglite', folder, look, more: {}, ...filled })
}

/** On the empty database at `url`, with this many customers. */
export async function postgresData(folders: Folders, url: string, buyers: number): Promise<LastingData> {
  const folder = await folders.empty()

  async function look<T>(look: (db: Db) => Promise<T>): Promise<T> {
    const database = await openDatabase({ databaseUrl: url, dataDir: '' }, console)
    try {
      await migrate(database)
      return await look(database.db)
    } finally {
      await database.close()
    }
  }
  const filled = await look((db) => fill(db, buyers))
  return lastingData({ engine: 'postgres', folder, look, more: { DATABASE_URL: url }, ...filled })
}

type Parts = Pick<LastingData, 'engine' | 'look' | 'product' | 'buyers'> & {
  folder: string
  more: Record<string, string>
}

function lastingData({ engine, look, folder, more, product, buyers }: Parts): LastingData {
  const settings = {
    DATA_DIR: folder,
    DEMO: 'off',
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_SCALE: '10000',
    ...more,
  }
  async function doctor(db: Db) {
    const files = await openFolderStore(join(folder, 'files'))
    const found = await examine({ db, files, config: readConfig(settings), clock, engine })
    return found.map(({ id, what }) => `${id} ${what}`)
  }
  return { engine, settings, product, buyers, look, doctor }
}

async function fill(db: Db, buyers: number) {
  const shop = { db, clock } as World
  await insertCast(shop)
  await seedSettings({ db, clock }, 'general', { quoteMode: false })
  const product = await seedProduct(db, { priceCents: 600_00, stock: UNITS })
  return { product, buyers: await seedBuyers(shop, buyers) }
}
