import { seedSettings } from '../seed/settings.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#kit/node/db/database.ts'
import { examine } from '#server/doctor/examine.ts'
import { openStore } from '#server/files/open-store.ts'
import type { World } from '#server/world.ts'
import { type ShopProcess, shopProcesses } from '#tests/operations/shop-process.ts'
import { buildPages } from '../../../bin/build-pages.mjs'
import { askingAt, type ShopElsewhere } from './asking-over-http.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Mailbox, startMailbox } from '#tests/support/letters/mailbox.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { insertCast } from '#tests/support/people.ts'
import { type TestBucket, startBucket } from './s3-server.ts'

const clock = () => new Date()

/** Two processes of `bin/serve.mjs` over one PostgreSQL and one store of files, and a balancer before them. */
export type TwoProcesses = {
  readonly database: Database
  readonly mailbox: Mailbox
  /** One, the other, or whichever is next, as asked from `from`; else from somewhere new. */
  one(from?: string): ShopElsewhere
  other(from?: string): ShopElsewhere
  either(from?: string): ShopElsewhere
  /** Ends `one` at once, as a power cut would. */
  killOne(): Promise<void>
  /** What both have logged. */
  words(): string
  /** Starts another in its place. */
  startOne(): Promise<void>
}

type Input = {
  postgres: string
  files: 'folder' | 's3'
  /** Further settings, or others. */
  settings?: Record<string, string>
  /** Writes what is there before the processes start. */
  prepare(shop: Pick<World, 'db' | 'clock' | 'files'>): Promise<void>
}

let callers = 0
/** Somebody new each time, whom no limit of others binds. */
const somewhere = () => `198.51.${(callers >> 8) & 255}.${callers++ & 255}`

/** To be called once by each file of tests; the cast is signed in, and prices are shown. */
export function twoProcesses({ postgres, files, prepare, settings: others }: Input): TwoProcesses {
  const startShop = shopProcesses()
  let folder: string
  let database: Database
  let mailbox: Mailbox
  let bucket: TestBucket | undefined
  let balancer: Balancer
  let settings: Record<string, string>
  let running: [ShopProcess, ShopProcess]

  async function start(): Promise<ShopProcess> {
    const shop = await startShop(settings)
    await shop.opened()
    return shop
  }

  async function balance() {
    await balancer?.stop()
    balancer = await startBalancer(running.map(({ address }) => address))
  }

  beforeAll(async () => {
    buildPages()
    folder = await mkdtemp(join(tmpdir(), 'lanai-two-'))
    database = await migratedPostgres(postgres)
    await insertCast({ db: database.db, clock })
    await seedSettings({ db: database.db, clock }, 'general', { quoteMode: false })
    mailbox = await startMailbox()
    bucket = files === 's3' ? await startBucket() : undefined
    settings = {
      ...bucket?.settings,
      DATABASE_URL: postgres,
      DATA_DIR: folder,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Lānai <studio@lanai.example>',
      DEMO: 'off',
      RATE_LIMIT_SCALE: '1',
      TRUST_PROXY: '127.0.0.1',
      ...others,
    }
    await prepare({ db: database.db, clock, files: await openStore(readConfig(settings)) })
    running = await Promise.all([start(), start()])
    await balance()
  }, 180_000)

  // P8: after each test nothing in the data is as it should not be.
  afterEach(async () => {
    const config = readConfig(settings)
    const store = await openStore(config)
    expect(await examine({ ...database, config, files: store, clock })).toEqual([])
  })

  afterAll(async () => {
    for (const shop of running ?? []) shop.signal('SIGTERM')
    await Promise.all((running ?? []).map(({ exited }) => exited))
    await Promise.all([balancer?.stop(), mailbox?.stop(), bucket?.stop(), database?.close()])
    await rm(folder, { recursive: true, force: true })
  }, 60_000)

  return {
    get database() {
      return database
    },
    get mailbox() {
      return mailbox
    },
    one: (from = somewhere()) => askingAt(running[0].address, from),
    other: (from = somewhere()) => askingAt(running[1].address, from),
    either: (from = somewhere()) => askingAt(balancer.address, from),
    async killOne() {
      running[0].signal('SIGKILL')
      await running[0].exited
    },
    words: () => running.map(({ words }) => words.out + words.err).join(''),
    async startOne() {
      running[0] = await start()
      await balance()
    },
  }
}
