/**
 * How long the server works on what the studio looks at all day, over 50,000 orders, on the embedded database and on
 * PostgreSQL: `npm run bench`. Milliseconds from question to answer, without a socket: the best, the median and the
 * slowest of the runs. The table is written to `bench/results/` too.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openShop } from '#server/open-shop.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { startOwnPostgres } from '#tests/support/postgres.ts'
import { questions } from './questions.ts'
import { seedBooks } from './seed-books.ts'

const BOOKS = { products: 10_000, users: 20_000, orders: 50_000, changes: 100_000, designs: 500 }
const RUNS = 20
const OWNER = { email: 'noa@lanai.example', password: 'a-quiet-studio-morning' }
const log = { warn() {}, error() {} }

type Address = { dataDir: string; databaseUrl?: string }

async function measure(engine: string, address: Address): Promise<string[]> {
  await seed(address)
  const { app, close } = await open(address)
  const { token } = await injectedCall(app, nobody, 'POST /api/users/login', { body: OWNER })
  const owner: Person = { ...nobody, role: 'admin', token }
  const lines: string[] = []
  for (const { name, key, query } of questions) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      await injectedCall(app, owner, key, { query })
      times.push(performance.now() - start)
    }
    lines.push(lineOf(engine, name, times))
  }
  await close()
  return lines
}

async function seed(address: Address): Promise<void> {
  const database = await openDatabase(address, log)
  await migrate(database)
  await database.withClient((client) => seedBooks(client, BOOKS, new Date()))
  await database.close()
}

function open({ dataDir, databaseUrl }: Address) {
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  }
  // No page is asked for here.
  const openRenderer = () => Promise.resolve({} as never)
  const options = { openRenderer, loadLimits: null }
  return openShop(env, () => Promise.resolve(), options)
}

function lineOf(engine: string, name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const figures = [sorted[0], sorted[RUNS / 2], sorted.at(-1)].map((time = 0) => time.toFixed(1).padStart(8))
  const line = `${engine.padEnd(9)} ${name.padEnd(32)} ${figures.join(' ')}`
  process.stdout.write(`${line}\n`)
  return line
}

const dataDir = await mkdtemp(join(tmpdir(), 'lanai-bench-'))
const table = await measure('embedded', { dataDir })
const cluster = await startOwnPostgres()
if ('url' in cluster) {
  table.push(...(await measure('postgres', { dataDir, databaseUrl: cluster.url })))
  await cluster.stop()
}
await rm(dataDir, { recursive: true })

const results = fileURLToPath(new URL('./results/', import.meta.url))
await mkdir(results, { recursive: true })
await writeFile(`${results}back-office.txt`, `${table.join('\n')}\n`)
