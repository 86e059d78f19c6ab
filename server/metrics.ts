import { catalogueOf } from '#server/products/catalogue.ts'
import { catalogueWatchOf } from '#server/products/catalogue-watch.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { PoolLoad } from '#kit/node/db/pool-load.ts'
import { tableSizes } from '#kit/node/db/disk-space.ts'
import { findUnsent } from '#server/emails/queries.ts'
import { isForm } from '#kit/node/http/body-limits.ts'
import type { LoadStats } from '#kit/node/http/shed-load.ts'
import type { HungUp } from '#kit/node/http/socket-limits.ts'
import { jobDone } from '#kit/node/jobs/every.ts'
import type { World } from '#server/world.ts'

type Door = LoadStats & { hungUp: HungUp }

/** The database is asked at most this often, however many ask for its figures. */
const OUTBOX_MS = 10_000
const TABLES_MS = 60_000

/** The figures that only this shop has; docs/operations.md says what each means. */
export function shopFigures(app: FastifyInstance, shop: World, door: Door, registry: Registry): void {
  figuresOfDoor(app, door, registry)
  figuresOfDatabase(shop, registry)
  figuresOfTables(shop, registry)
  figuresOfReplica(shop, registry)
  figuresOfOutbox(shop, registry)
  figuresOfCatalogue(shop, registry)
  figuresOfRounds(app, shop, registry)
}

function figuresOfDoor(app: FastifyInstance, door: Door, registry: Registry): void {
  gauge(registry, 'lanai_requests_in_hand', 'Requests whose reply is not ready yet', door.inHand)
  const uploads = formsInFlight(app)
  gauge(registry, 'lanai_uploads_in_flight', 'Forms with files that are being received', () => uploads.size)
  const hungUpOn = { count: 0 }
  app.server.on('drop', () => void hungUpOn.count++)
  gauge(registry, 'lanai_connections', 'Open connections of callers', () => connectionsOf(app))
  const shed = new Counter({
    name: 'lanai_requests_shed_total',
    help: 'Requests refused because the process had too much to do',
    labelNames: ['reason'],
    registers: [],
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(door.shed)) this.inc({ reason }, count)
      this.inc({ reason: 'connections' }, hungUpOn.count)
      for (const [reason, count] of Object.entries(door.hungUp)) this.inc({ reason }, count)
    },
  })
  registry.registerMetric(shed)
}

function formsInFlight(app: FastifyInstance): Set<object> {
  const forms = new Set<object>()
  app.addHook('onRequest', async (request, reply) => {
    if (!isForm(request)) return
    forms.add(request)
    reply.raw.once('close', () => forms.delete(request))
  })
  return forms
}

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((fault, count) => resolve(fault ? 0 : count)))
}

function figuresOfDatabase({ databaseLoad }: World, registry: Registry): void {
  const figures = [
    ['lanai_database_connections_in_use', 'Connections in use', (load: PoolLoad) => load.inUse],
    ['lanai_database_waiting', 'Askers that wait for a connection', (load: PoolLoad) => load.waiting],
    [
      'lanai_database_expected_wait_seconds',
      'How long the last of those will wait',
      (load: PoolLoad) => load.expectedWaitMs / 1000,
    ],
  ] as const
  for (const [name, help, read] of figures) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['database'],
      registers: [],
      collect() {
        for (const [database, load] of Object.entries(databaseLoad())) this.set({ database }, read(load))
      },
    })
    registry.registerMetric(gauge)
  }
}

function figuresOfReplica({ databaseLoad }: World, registry: Registry): void {
  gauge(registry, 'lanai_replica_in_use', 'Whether reads go to the replica', () => {
    const { replica } = databaseLoad()
    return replica && Number(replica.isInUse)
  })
}

function figuresOfTables(shop: World, registry: Registry): void {
  const sizes = rarely(shop, TABLES_MS, () => tableSizes(shop.db))
  const bytes = new Gauge({
    name: 'lanai_table_bytes',
    help: 'What a table takes, with its indexes',
    labelNames: ['table'],
    registers: [],
    async collect() {
      this.reset()
      for (const { table, bytes: taken } of (await sizes()) ?? []) this.set({ table }, taken)
    },
  })
  registry.registerMetric(bytes)
}

/** What `read` gave last, read anew after `everyMs`; undefined where it cannot be read. */
function rarely<Read>({ clock, log }: World, everyMs: number, read: () => Promise<Read>) {
  let existing: Promise<Read | undefined> | undefined
  let requestedAt = 0
  return () => {
    if (clock().getTime() - requestedAt >= everyMs) {
      requestedAt = clock().getTime()
      existing = read().catch((err: unknown) => {
        log.debug({ err }, 'A figure could not be read')
        return undefined
      })
    }
    return existing
  }
}

function figuresOfOutbox(shop: World, registry: Registry): void {
  const { db, clock } = shop
  const unsent = rarely(shop, OUTBOX_MS, () => findUnsent(db))
  const ageOf = (oldest: Date | null) => (oldest ? (clock().getTime() - oldest.getTime()) / 1000 : 0)
  gauge(registry, 'lanai_outbox_unsent', 'Mails that wait', async () => (await unsent())?.count)
  gauge(registry, 'lanai_outbox_oldest_seconds', 'Age of the oldest mail that waits', async () => {
    const found = await unsent()
    return found && ageOf(found.oldest)
  })
}

function figuresOfCatalogue(world: World, registry: Registry): void {
  gauge(registry, 'lanai_catalogue_products', 'Products in memory', () => catalogueOf(world).size)
  gauge(registry, 'lanai_catalogue_age_seconds', 'Since changes of other processes were read', () =>
    Math.max(0, (world.clock().getTime() - catalogueWatchOf(world).lookedAt) / 1000),
  )
}

function figuresOfRounds(app: FastifyInstance, { clock }: World, registry: Registry): void {
  const walked = new Gauge({
    name: 'lanai_round_last_success_timestamp_seconds',
    help: 'When a round was last walked without a fault',
    labelNames: ['round'],
    registers: [registry],
  })
  const note = (round: unknown) => walked.set({ round: String(round) }, clock().getTime() / 1000)
  jobDone.subscribe(note)
  app.addHook('onClose', async () => {
    jobDone.unsubscribe(note)
  })
}

type Reading = number | undefined | Promise<number | undefined>

/** A figure that is read when it is asked for, and absent where it cannot be. */
function gauge(registry: Registry, name: string, help: string, read: () => Reading): void {
  const figure = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await read()
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
  registry.registerMetric(figure)
}
