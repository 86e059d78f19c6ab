import { readAllAgain } from '#tests/support/read-all-again.ts'
import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import type { ApiKey } from '#contract/api.ts'
import type { Ask, Reply } from '#contract/call.ts'
import type { Settings } from '#contract/settings.ts'
import type { Database } from '#kit/node/db/database.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import type { World } from '#server/world.ts'
import { type SettingsSection, writeSettings } from '#server/settings/current-settings.ts'
import { emptyShop } from '#tests/support/processes/empty-shop.ts'
import { insertCast, type Person } from './people.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { shopOfFile, type ShopOfFile } from '#tests/support/processes/shop-of-file.ts'
import { testDatabase, type TestDatabase } from '#tests/support/databases/test-database.ts'

/** Noon in Honolulu on a Friday: far from midnight in every zone the tests use. */
export const OPENING_DAY = new Date('2026-11-20T22:00:00Z')

export type TestShop = ShopOfFile & {
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

/**
 * A whole shop for one test file: real app, real database, real files. Each test finds only the cast in it. The
 * database is the worker's, and what a test did is rolled back; one of `openOwn` is emptied before each test.
 */
export function testShop(openOwn?: () => Promise<Database>): TestShop {
  let now = OPENING_DAY.getTime()
  const clock = () => new Date(now)
  let shared: TestDatabase | undefined
  const opened = shopOfFile({
    clock,
    openDatabase: openOwn ?? (async () => (shared = await testDatabase())),
    env: { DEMO: 'off' },
    fill: settleIn,
  })

  beforeEach(async () => {
    now = OPENING_DAY.getTime()
    const { shop } = opened
    if (shared) await shared.begin()
    else await emptyShop(shop.db).then(() => insertCast(shop))
    await readAllAgain(shop)
  })
  afterEach(() => shared?.rollBack())

  return {
    get shop() {
      return opened.shop
    },
    get http() {
      return opened.http
    },
    as: (person) => ({ call: (key, ask) => injectedCall(opened.http, person, key, ask) }),
    wait: (ms) => void (now += ms),
    set: (section, change) =>
      opened.shop.db.inTransaction((tx) => writeSettings(opened.shop, tx, section, change)),
  }
}

/** The cast, and the secret that the first link would make: a test in which nothing may change does not see it come. */
async function settleIn(shop: World): Promise<void> {
  await insertCast(shop)
  await linkSigner(shop)
}
