/**
 * How long the server works on a sales report over 50,000 orders, on the embedded database and on PostgreSQL:
 * `node bench/sales-report.ts`. Milliseconds: the best, the median and the slowest of the runs.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SalesReportQuery } from '#contract/sales.ts'
import { reportTypes } from '#domain/sales/report-choice.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readReport } from '#server/sales/read-report.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { Shop } from '#server/shop.ts'
import { startOwnPostgres } from '#tests/support/postgres.ts'
import { seedBooks } from './seed-books.ts'

const BOOKS = { products: 10_000, users: 20_000, orders: 50_000 }
const RUNS = 20
const log = { warn() {}, error() {} }
const clock = () => new Date()

const questions = (['last30days', 'thisYear'] as const).flatMap((dateRange) =>
  [...reportTypes, undefined].map((reportType) => ({ dateRange, reportType })),
)

async function measure(name: string, database: Database): Promise<void> {
  await migrate(database)
  await database.withClient((client) => seedBooks(client, BOOKS, clock()))
  const { db, reads } = database
  const shop = { db, reads, clock, settings: currentSettings(db, clock) } as Shop
  for (const question of questions) {
    const query = SalesReportQuery.parse(question)
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      await readReport(shop, query)
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    const figures = [times[0], times[RUNS / 2], times.at(-1)].map((time = 0) => time.toFixed(1).padStart(8))
    const what = `${question.dateRange} ${question.reportType ?? 'all views'}`
    process.stdout.write(`${name.padEnd(9)} ${what.padEnd(24)} ${figures.join(' ')}\n`)
  }
}

const folder = await mkdtemp(join(tmpdir(), 'lanai-bench-'))
const embedded = await openDatabase({ dataDir: folder }, log)
await measure('embedded', embedded)
await embedded.close()
await rm(folder, { recursive: true })

const cluster = await startOwnPostgres()
if ('url' in cluster) {
  const postgres = await openDatabase({ dataDir: folder, databaseUrl: cluster.url }, log)
  await measure('postgres', postgres)
  await postgres.close()
  await cluster.stop()
}
