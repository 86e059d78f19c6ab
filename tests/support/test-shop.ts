import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ApiKey } from '#contract/api.ts'
import type { Ask, Reply } from '#contract/call.ts'
import type { Settings } from '#contract/settings.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import type { SettingsSection } from '#server/settings/current-settings.ts'
import type { Shop } from '#server/shop.ts'
import { emptyShop } from '#tests/support/processes/empty-shop.ts'
import { insertCast, type Person } from './people.ts'
import { injectedCall } from '#tests/support/access/injected-call.ts'
import { shopInFolder } from '#tests/support/processes/shop-in-folder.ts'
import { testDatabase } from '#tests/support/databases/test-database.ts'

/** Noon in Honolulu on a Friday: far from midnight in every zone the tests use. */
export const OPENING_DAY = new Date('2026-11-20T22:00:00Z')

export type TestShop = {
  /** The inside of the running shop. */
  readonly shop: Shop
  readonly http: FastifyInstance
  /** Asks the shop as a person would, by the contract; a refusal is thrown as `Refusal`. */
  as(person: Person): {
    call: <K extends ApiKey>(key: K, ask?: TestAsk<K>) => Promise<Reply<K> & { data: unknown }>
  }
  /** Moves the clock on. */
  wait(ms: number): void
  /** Changes settings of one section, as the owner would. */
  set<S extends SettingsSection>(section: S, change: Partial<Settings[S]>): Promise<void>
}

/** What is asked, with headers where a test needs them; files go as `Blob`s in `body`. */
export type TestAsk<K extends ApiKey> = Partial<Ask<K>> & { headers?: InjectOptions['headers'] }

/** A whole shop for one test file: real app, real database, real files; emptied before each test. */
export function testShop(openDatabase: () => Promise<Database> = testDatabase): TestShop {
  let shop: Shop
  let http: FastifyInstance
  let database: Database
  let folder: string
  let now = OPENING_DAY.getTime()
  const clock = () => new Date(now)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanai-test-'))
    database = await openDatabase()
    shop = await shopInFolder(folder, database, clock, { DEMO: 'off' })
    http = await createApp(shop, { loadLimits: null })
  })

  beforeEach(async () => {
    now = OPENING_DAY.getTime()
    await emptyShop(shop.db)
    await insertCast(shop)
    shop.settings.forget()
    shop.packageTeasers.forget()
    await shop.catalogue.reload()
  })

  afterAll(async () => {
    await http?.close()
    await database?.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    get shop() {
      return shop
    },
    get http() {
      return http
    },
    as: (person) => ({ call: (key, ask) => injectedCall(http, person, key, ask) }),
    wait: (ms) => void (now += ms),
    set: (section, change) => shop.db.inTransaction((tx) => shop.settings.write(tx, section, change)),
  }
}
