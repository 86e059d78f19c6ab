import { openInvalidationBus } from '#kit/node/cache/bus.ts'
import { Cache } from '#kit/node/cache/cache.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createApp, MAX_CONNECTIONS } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { type Database } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import { startJobs } from './jobs.ts'
import { startOutbox } from './outbox/send-outbox.ts'
import { storeNameOf } from './settings/letter-shop.ts'
import { openStore } from './files/open-store.ts'
import type { LoadLimits } from '#kit/node/http/shed-load.ts'
import { openLog } from '#kit/node/log.ts'
import { orderAttachment } from './orders/papers/order-document.ts'
import { loadRenderer, type PageRenderer } from './pages/render.ts'
import { catalogueOf } from './products/catalogue.ts'
import { startSearchCounts } from './search/count-searches.ts'
import type { World } from './world.ts'
import { beginOwnShop } from './settings/begin-own-shop.ts'
import { hasAdmin } from './users/queries.ts'
import { ensureFirstAdmin, removeFirstAdmin } from './users/first-admin.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** The longest that a request under way may keep a closing shop open. */
export const DRAIN_MS = 10_000

/** Puts something to see into an empty shop: the demo catalogue. */
export type FillEmptyShop = (shop: World) => Promise<void>

type OpenOptions = {
  /** The database that the environment names, where somebody has begun to open it. */
  database?: Promise<Database> | undefined
  /** Where pages come from: the build, or the sources while developing. */
  openRenderer?: () => Promise<PageRenderer>
  /** From when on the process sheds load. */
  loadLimits?: LoadLimits | null
}

export type OpenShop = {
  shop: World
  app: FastifyInstance
  /** Where it listens. */
  address: string
  /** The first admin, when this start made one; the password when nobody had chosen it. */
  firstAdmin: Awaited<ReturnType<typeof ensureFirstAdmin>>
  /** Not ready any more, no new connections; resolves when all that was in flight is done, 10 seconds at most. */
  close(): Promise<void>
}

/**
 * Opens the shop: database, files, catalogue, the first admin, and last of all the doors. The admin's password is shown
 * by whoever called; where the doors cannot open, the admin is removed again. What was opened is closed when the rest fails.
 */
export async function openShop(
  env: NodeJS.ProcessEnv,
  fillEmptyShop: FillEmptyShop,
  { database: begun, openRenderer = () => loadRenderer(DIST), loadLimits }: OpenOptions = {},
): Promise<OpenShop> {
  const config = readConfig(env)
  const log = openLog(config.logLevel)
  await using opened = new AsyncDisposableStack()
  const database = opened.adopt(await (begun ?? openDatabase(config, log)), (database) => database.close())
  await migrate(database)
  const shop = await shopOf(config, database, log)
  if (config.demo) await fillEmptyShop(shop)
  else if (!(await hasAdmin(shop.db))) await beginOwnShop(shop)
  // Listens before it reads: what another process changes meanwhile is not missed.
  const bus = opened.adopt(
    openInvalidationBus(config, shop.db, log, (change) => shop.cache.apply(change)),
    (bus) => bus.stop(),
  )
  shop.cache.connect((change) => bus.broadcast(change))
  await catalogueOf(shop).load()

  const app = await createApp(shop, { renderer: await openRenderer(), loadLimits })
  opened.adopt(startOutbox({ ...shop, storeName: storeNameOf(shop) }, orderAttachment(shop)), (outbox) =>
    outbox.stop(),
  )
  opened.adopt(startSearchCounts(shop), (counts) => counts.stop())
  opened.adopt(startJobs(shop), (jobs) => jobs.stop())
  opened.defer(() => closeDoors(app))
  const firstAdmin = await ensureFirstAdmin(shop)
  const address = await listen(app, config).catch(async (error: unknown) => {
    // Its password would never be shown: the next start makes another.
    if (firstAdmin) await removeFirstAdmin(shop, firstAdmin)
    throw error
  })

  const open = opened.move()
  return { shop, app, address, firstAdmin, close: () => open.disposeAsync() }
}

function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  return app.listen({ host, port, backlog: MAX_CONNECTIONS })
}

/** Takes nothing new and waits for what is under way; what has not come to an end in time is cut off. */
async function closeDoors(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(cut)
}

async function shopOf(config: Config, database: Database, log: World['log']): Promise<World> {
  const { db, reads, engine, check, load } = database
  const clock = () => new Date()
  return {
    config,
    db,
    reads,
    cache: new Cache(),
    engine,
    checkDatabase: check,
    databaseLoad: load,
    files: await openStore(config),
    log,
    clock,
    random: { uuid: randomUUID, token: () => randomBytes(32).toString('base64url') },
  }
}
