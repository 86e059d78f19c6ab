import { Cache } from '#kit/node/cache/cache.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { catalogueOf } from '#server/products/catalogue.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ApiKey } from '#contract/api.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { poolConnections } from '#kit/node/db/connections.ts'
import { createDb } from '#kit/node/db/db.ts'
import { openEmbedded } from '#kit/node/db/embedded.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { hashToken } from '#server/session.ts'
import { openLog } from '#kit/node/log.ts'
import type { World } from '#server/world.ts'
import { emptyShop } from '#tests/support/processes/empty-shop.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { migratedDump } from '#tests/support/databases/migrated-dump.ts'
import { insertCast, type Person } from '#tests/support/people.ts'
import { repeatableRandom } from './dice.ts'
import { memoryStore } from './memory-store.ts'
import { Trouble, troubledConnections } from './trouble.ts'

/** Noon in Honolulu: runs last minutes of a day, and days pass whole. */
export const FIRST_NOON = new Date('2026-11-20T22:00:00Z')

/** A whole shop with a clock, chance, files and a database of its own, all of which can be told what to do. */
export type SimShop = {
  readonly shop: World
  readonly trouble: Trouble
  /** Asks as `person` would, by the contract; a refusal is thrown as `Refusal`. */
  call<K extends ApiKey>(
    person: Person,
    key: K,
    ask?: Parameters<typeof injectedCall>[3],
  ): ReturnType<typeof injectedCall<K>>
  /** Empties it, and begins the ids and the time of another run. */
  begin(seed: number): Promise<void>
  wait(ms: number): void
  /** Signs these people in anew, each under the token they have. */
  signIn(people: Iterable<Person>): Promise<void>
  close(): Promise<void>
}

export async function openSimShop(): Promise<SimShop> {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-sim-'))
  let now = FIRST_NOON.getTime()
  let random = repeatableRandom(0)
  const clock = () => new Date(now)
  const wait = (ms: number) => void (now += ms)
  const trouble = new Trouble(wait)
  const { pool, close } = await openEmbedded({ dump: await migratedDump() })
  const traits = { single: true, namedStatements: true, hasTimeouts: false }
  const log = openLog('silent')
  const db = createDb(troubledConnections(poolConnections(pool, traits), trouble), log)
  const files = memoryStore(folder, clock, trouble)
  const shop: World = {
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000', DEMO: 'off' }),
    db,
    reads: db,
    cache: new Cache(),
    engine: 'pglite',
    checkDatabase: async () => undefined,
    databaseLoad: () => ({ primary: { inUse: 0, waiting: 0, expectedWaitMs: 0 } }),
    files,
    log,
    clock,
    random: { uuid: () => random.uuid(), token: () => random.token() },
  }
  await catalogueOf(shop).load()
  const http: FastifyInstance = await createApp(shop, { loadLimits: null })
  // The key of private links is made once and kept: otherwise the first run alone would make it.
  await linkSigner(shop)

  return {
    shop,
    trouble,
    call: (person, key, ask) => injectedCall(http, person, key, ask),
    async begin(seed) {
      trouble.disarm()
      now = FIRST_NOON.getTime()
      random = repeatableRandom(seed)
      files.empty()
      await emptyShop(db)
      await insertCast(shop)
      await readAllAgain(shop)
    },
    wait,
    signIn: (people) => signIn(shop, [...people]),
    async close() {
      await http.close()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn({ db, clock }: World, people: Person[]): Promise<void> {
  const now = clock()
  const byEmail = new Map(people.map((person) => [person.email, person]))
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, [...byEmail.keys()]))
  for (const { id, email } of rows) {
    const tokenHash = hashToken(byEmail.get(email)?.token ?? '')
    await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    await db.insert(sessions).values({ tokenHash, userId: id, createdAt: now, lastSeenAt: now })
  }
}
