import { setTimeout as wait } from 'node:timers/promises'
import { measure, used } from '../measure.ts'
import { openBooks } from '../open-books.ts'
import { openShopProcess } from '../open-shop-process.ts'
import { type OwnPostgres, overOwnPostgres } from '../own-postgres.ts'
import { ordering, productList } from '../rows.ts'
import type { ServerProcess } from '../server-process.ts'
import { chartOfCosts, headOf, lineOf, type Point, say, writeChart, writeTable } from './results.ts'

const COUNTS = [1, 2, 4, 8]
const PRODUCTS = 10_000
const ORDERS = 10_000
/** Enough that each of the processes has several requests under way, as one has where so many are needed. */
const SHOPPERS = 32
const SECONDS = 5
const REST_SECONDS = 5
/** As docs/operations.md asks for: 21 for each process, and some for people. */
const CONNECTIONS = 21 * Math.max(...COUNTS) + 20

/** What a request costs all processes of one shop together, as ever more of them are asked in turn by as many shoppers. */
export async function growWithProcesses(dataDir: string): Promise<void> {
  const head = headOf('processes')
  const { points, notes } = await overOwnPostgres(
    (postgres) => costsOver(postgres, dataDir, head),
    CONNECTIONS,
  )
  await writeTable('processes', [head, ...points.map(lineOf), ...notes])
  await writeChart('processes', chartOfCosts(points, 'What a request costs as processes join', 'processes'))
}

type Costs = { points: Point[]; notes: string[] }

async function costsOver(postgres: OwnPostgres, dataDir: string, head: string): Promise<Costs> {
  const address = { dataDir, databaseUrl: postgres.url }
  say(`Filling a shop with ${PRODUCTS} products…`)
  const books = await openBooks(address, { products: PRODUCTS, orders: ORDERS })
  const requested = { books, postmaster: postgres.postmaster, seconds: SECONDS }
  const servers: ServerProcess[] = []
  const points: Point[] = []
  const notes: string[] = []
  say(head)
  for (const count of COUNTS) {
    while (servers.length < count) servers.push(await openShopProcess(address))
    for (const row of [productList, ordering]) {
      const figures = await measure({ ...row, atOnce: SHOPPERS }, { ...requested, servers })
      const point = { size: count, row: row.name, figures }
      points.push(point)
      say(lineOf(point))
    }
    notes.push(await costAtRest(servers, postgres.postmaster))
    say(notes.at(-1)!)
  }
  await Promise.all(servers.map((server) => server.close()))
  return { points, notes }
}

/** What there is to do while nobody asks: it is in the figures above, and weighs most where requests are few. */
async function costAtRest(servers: readonly ServerProcess[], postmaster: number): Promise<string> {
  const before = used(servers, postmaster)
  await wait(REST_SECONDS * 1000)
  const after = used(servers, postmaster)
  const [cpu, databaseCpu] = [after.cpu - before.cpu, after.databaseCpu - before.databaseCpu]
  const perSecond = (ms: number) => `${(ms / REST_SECONDS).toFixed(0)} ms`
  return `${servers.length} at rest: CPU ${perSecond(cpu)}, PostgreSQL ${perSecond(databaseCpu)} each second`
}
