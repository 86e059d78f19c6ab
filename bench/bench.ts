/**
 * What the shop costs beside the floor, a server that asks PostgreSQL one statement for each request and does nothing else:
 * `npm run bench [-- --products 10000 --orders 50000 --only list,order --engine postgres --seconds 3]`.
 *
 * Shop and floor are processes of their own, over the same data; this process asks. The table is printed and
 * written to `bench/results/`.
 */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { type Figures, measure } from './measure.ts'
import { type Address, type OpenBooks, openBooks } from './open-books.ts'
import { delayFileIn, openShopProcess } from './open-shop-process.ts'
import { postmasterOf } from './own-postgres.ts'
import { memoryOf } from './processor-time.ts'
import { rowsNamed } from './money-rows.ts'
import type { Row } from './rows.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type Line, tableOf } from './table.ts'
import { gun } from '#tests/support/load/shots.ts'
import { watched } from './watch.ts'
import { questions } from './questions.ts'
import { parseArgs } from 'node:util'

const RUNS = 10

/** The database was given up on: that run has no figure. */
const TOO_SLOW = 503

const choices = readChoices(process.argv.slice(2))

const chosen = rowsNamed(choices.only)

/** What the floor needs for each row; the embedded database is measured against it, too. */
const floorFigures = new Map<string, Figures>()

const lines: Line[] = []

const notes: string[] = []

async function run(engine: EngineName, address: Address, postmaster?: number): Promise<void> {
  const isUnderFloor = address.databaseUrl !== undefined
  say(`Filling ${engine} with ${choices.products} products…`)
  const books = await openBooks(address, { products: choices.products, orders: choices.orders }, isUnderFloor)
  const shop = await openShopProcess(address, choices.profile)
  notes.push(`${engine}: open after ${shop.openedAfterMs.toFixed(0)} ms, ${memoryOf(shop.pid).toFixed(0)} MB`)
  const floor = address.databaseUrl ? await openFloor(address.databaseUrl) : undefined
  try {
    const delayFile = delayFileIn(address.dataDir)
    for (const row of chosen) await measureRow(row, { engine, shop, floor, books, postmaster, delayFile })
    notes.push(`${engine}: ${memoryOf(shop.pid).toFixed(0)} MB after all rows`)
    if (choices.only.length === 0) notes.push(await officeTable(engine, shop.address, books.admin.token))
  } finally {
    await Promise.all([shop.close(), floor?.close()])
  }
}

type Running = {
  engine: EngineName
  shop: ServerProcess
  floor: ServerProcess | undefined
  books: OpenBooks
  postmaster: number | undefined
  delayFile: string
}

async function measureRow(
  row: Row,
  { engine, shop, floor, books, postmaster, delayFile }: Running,
): Promise<void> {
  const requested = { books, postmaster, seconds: choices.seconds }
  if (floor && !row.isPage) floorFigures.set(row.name, await measure(row, { ...requested, servers: [floor] }))
  const ask = () => measure(row, { ...requested, servers: [shop] })
  const { result: figures, note } = row.isWatched
    ? await watched(shop.pid, delayFile, ask)
    : { result: await ask() }
  if (note) notes.push(`${row.name} on ${engine}: ${note}`)
  const line = { row: row.name, engine, shop: figures, floor: floorFigures.get(row.floor ?? row.name) }
  lines.push(line)
  say(tableOf([line]).split('\n').at(-1) ?? '')
}

function openFloor(databaseUrl: string): Promise<ServerProcess> {
  return startServer(['bench/floor/serve.ts'], { DATABASE_URL: databaseUrl, NODE_ENV: 'production' })
}

async function runOnPostgres(dataDir: string): Promise<void> {
  const cluster = await startOwnPostgres()
  if ('skipped' in cluster) return
  try {
    await run('postgres', { dataDir, databaseUrl: cluster.url }, await postmasterOf(cluster.url))
  } finally {
    await cluster.stop()
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function write(text: string): Promise<void> {
  const results = fileURLToPath(new URL('./results/', import.meta.url))
  await mkdir(results, { recursive: true })
  await writeFile(`${results}bench-${choices.products}.txt`, text)
}

const dataDir = await mkdtemp(join(tmpdir(), 'lanai-bench-'))

try {
  if (choices.engines.includes('postgres')) await runOnPostgres(join(dataDir, 'postgres'))
  if (choices.engines.includes('embedded')) await run('embedded', { dataDir: join(dataDir, 'embedded') })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

const text = `${choices.products} products\n\n${tableOf(lines)}\n\n${notes.join('\n')}\n`

say(text)

// What measures only a part of it is for reading, not for keeping.
if (choices.only.length === 0) await write(text)

/** How long the studio waits for what it looks at all day: the best, the median and the slowest of the runs, in milliseconds. */
async function officeTable(engine: string, address: string, token: string): Promise<string> {
  const asker = gun(address, 1)
  const headers = { authorization: `Bearer ${token}` }
  const lines = [`Back office on ${engine}: ms at best, median, at worst`]
  for (const { name, key, query } of questions) {
    const path = `${key.slice('GET '.length)}?${new URLSearchParams(query).toString()}`
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const { ms, status } = await asker.shoot({ name, path, headers })
      if (status !== 200 && status !== TOO_SLOW) throw new Error(`${name}: answered with ${status}`)
      times.push(status === TOO_SLOW ? Number.POSITIVE_INFINITY : ms)
    }
    lines.push(lineOf(name, times))
  }
  asker.close()
  return lines.join('\n')
}

function lineOf(name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const figures = [sorted[0], sorted[RUNS / 2], sorted.at(-1)]
  return `${name.padEnd(32)} ${figures.map((time = 0) => time.toFixed(1).padStart(8)).join(' ')}`
}

type EngineName = 'postgres' | 'embedded'

/** What a run measures, as its command line says. */
type Choices = {
  products: number
  orders: number
  /** Parts of the names of the rows; none is all of them. */
  only: string[]
  engines: EngineName[]
  /** How long each server is asked for each row, after a warm-up. */
  seconds: number
  /** Where the shop's CPU profile is to be put, if anywhere. */
  profile: string | undefined
}

/** Reads `-- --products 10000 --only list,order --engine postgres --seconds 3 --profile /tmp/profiles`. */
function readChoices(args: string[]): Choices {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '50000' },
      only: { type: 'string', default: '' },
      engine: { type: 'string', default: 'postgres,embedded' },
      seconds: { type: 'string', default: '3' },
      profile: { type: 'string' },
    },
  })
  const engines = listOf(values.engine).filter((name) => name === 'postgres' || name === 'embedded')
  return {
    products: Number(values.products),
    orders: Number(values.orders),
    only: listOf(values.only),
    engines,
    seconds: Number(values.seconds),
    profile: values.profile,
  }
}

function listOf(text: string): string[] {
  return text.split(',').filter(Boolean)
}
