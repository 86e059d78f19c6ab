import { Cache } from '#kit/node/cache/cache.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { type Database, type Db } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import { orders } from '#server/db/schema/orders.ts'
import { openStore } from '#server/files/open-store.ts'
import { openLog } from '#kit/node/log.ts'
import type { World } from '#server/world.ts'
import { loadDemo } from './load-demo.ts'
import { addManyProducts, DemoRefused } from './many-products.ts'

type Say = (line: string) => void
export type Requested = { products: number; anyway: boolean }

const USAGE = 'Usage: npm run demo -- [--products N] [--anyway]'
const MOST_PRODUCTS = 9_999_999
const EACH = 50_000

/**
 * `npm run demo`: the demo's catalogue for an empty shop, and with `--products N` as many further products drawn from it.
 *
 * @throws DemoRefused when the shop is somebody's own
 */
export async function runDemo(env: NodeJS.ProcessEnv, args: string[], say: Say): Promise<void> {
  const requested = readArguments(args)
  const config = readConfig(env)
  const log = openLog(config.logLevel)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir }, log)
  try {
    await migrate(database)
    const world = worldOf(database, { config, log, files: await openStore(config) })
    await fillShop(world, database, requested, say)
  } finally {
    await database.close()
  }
}

/** @throws DemoRefused when the shop has orders, or has no use for products of the demo */
export async function fillShop(
  world: World,
  database: Pick<Database, 'withClient'>,
  { products, anyway }: Requested,
  say: Say,
): Promise<void> {
  if (!anyway) await refuseInUse(world.db)
  await loadDemo(world)
  if (products === 0) return say('The shop has the demo’s catalogue, or one of its own.')
  const start = performance.now()
  const written = await addManyProducts(database, products, world.clock(), (number) => {
    if (number % EACH === 0) say(`${number} products`)
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`${written} products written in ${seconds} s. A shop that is open shows them when it starts again.`)
}

function readArguments(args: string[]): Requested {
  const options = { products: { type: 'string' }, anyway: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false })
  const products = Number(values.products ?? 0)
  const isCount = Number.isInteger(products) && products >= 0 && products <= MOST_PRODUCTS
  const isExisting = Object.keys(values).every((name) => name in options)
  if (!isCount || !isExisting || positionals.length > 0) throw new DemoRefused(USAGE)
  return { products, anyway: values.anyway === true }
}

async function refuseInUse(db: Db): Promise<void> {
  const count = await db.$count(orders)
  const found = count === 1 ? 'an order' : `${count} orders`
  if (count > 0) throw new DemoRefused(`This shop has ${found}. Fill it all the same with --anyway.`)
}

function worldOf(database: Database, rest: Pick<World, 'config' | 'log' | 'files'>): World {
  const { db, reads, engine, check, load } = database
  const random = { uuid: randomUUID, token: () => randomBytes(32).toString('base64url') }
  const clock = () => new Date()
  return {
    ...rest,
    db,
    reads,
    cache: new Cache(),
    engine,
    checkDatabase: check,
    databaseLoad: load,
    clock,
    random,
  }
}
