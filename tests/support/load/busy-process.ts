import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import type { ShopProcess } from '#tests/operations/shop-process.ts'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { fillBusyShop, type BusyBooks } from './busy-shop.ts'

export type Engine = 'postgres' | 'pglite'

/** A shop with customers and pieces, as a process of its own. */
export type BusyProcess = {
  address: string
  books: BusyBooks
  process: ShopProcess
  folder: string
  databaseUrl: string | undefined
  close(): Promise<void>
}

type StartShop = (settings: Record<string, string>) => Promise<ShopProcess>

/** Fills a database and opens a shop on it by `startShop`; no budget of requests is ever spent there. */
export async function openBusyProcess(
  startShop: StartShop,
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<BusyProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-load-'))
  const cluster = engine === 'postgres' ? await startOwnPostgres() : undefined
  if (cluster && 'skipped' in cluster) throw new Error(cluster.skipped)
  const database = await openDatabase({ databaseUrl: cluster?.url, dataDir: folder }, console)
  await migrate(database)
  const books = await fillBusyShop(database.db)
  await database.close()
  const shop = await startShop({
    DATA_DIR: folder,
    ...(cluster && { DATABASE_URL: cluster.url }),
    DEMO: 'off',
    ADMIN_PASSWORD: 'a-quiet-studio-morning',
    RATE_LIMIT_SCALE: '1000000',
    ...settings,
  })
  await shop.opened()
  return {
    address: shop.address,
    books,
    process: shop,
    folder,
    databaseUrl: cluster?.url,
    async close() {
      shop.signal('SIGKILL')
      await shop.exited
      await cluster?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One figure of the process `pid` by its name in /proc, in MB. */
export function memoryOf(pid: number, name: 'VmHWM' | 'VmRSS'): number {
  const [, kilobytes] =
    new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
