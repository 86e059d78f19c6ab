import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { type InvalidationBus, openInvalidationBus } from './bus.ts'
import type { Invalidation } from './cache.ts'
import { openLog } from '#kit/node/log.ts'

const log = openLog('silent')
const postgres = await startPostgres()
const settings: Invalidation = { tag: 'settings' }

describe.skipIf('skipped' in postgres)('processes over one database', () => {
  if ('skipped' in postgres) return
  const { url } = postgres
  let database: Awaited<ReturnType<typeof migratedPostgres>>
  const opened: InvalidationBus[] = []
  beforeAll(async () => void (database = await migratedPostgres(url)))
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((changes) => changes.stop()))
    await vi.waitUntil(async () => (await listeners()) === 0, { timeout: 10_000 })
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  /** A process that notes what it is told, and how many listen now. */
  async function openProcess(takeOver: (change: Invalidation) => Promise<void> = async () => undefined) {
    const reported: Invalidation[] = []
    const before = await listeners()
    const changes = openInvalidationBus({ databaseUrl: url }, database.db, log, async (change) => {
      await takeOver(change)
      reported.push(change)
    })
    opened.push(changes)
    await expect.poll(listeners).toBe(before + 1)
    async function stop() {
      await changes.stop()
      await expect.poll(listeners).toBe(before)
    }
    return { reported, tell: (change: Invalidation) => changes.broadcast(change), stop }
  }

  async function listeners() {
    const rows = await database.db.rows<{ process: number }>({
      name: 'listeners',
      text: `select pid as process from pg_locks where locktype = 'advisory' and classid = 727274 and objid = 3
        and database = (select oid from pg_database where datname = current_database())`,
    })
    return rows.length
  }

  test('who told is answered once all others have taken it over, and tells not itself', async () => {
    const one = await openProcess()
    const other = await openProcess()
    const third = await openProcess()
    await one.tell(settings)
    expect([one.reported, other.reported, third.reported]).toEqual([[], [settings], [settings]])
    await third.stop()
    await other.tell({ tag: 'categories' })
    expect([one.reported, other.reported.length, third.reported.length]).toEqual([
      [{ tag: 'categories' }],
      1,
      1,
    ])
  })

  test('more products than one notice holds are all told of', async () => {
    const one = await openProcess()
    const other = await openProcess()
    const ids = Array.from({ length: 400 }, () => crypto.randomUUID())
    await one.tell({ tag: 'products', ids })
    const reported = other.reported.flatMap((change) => change.ids ?? [])
    expect(reported.toSorted()).toEqual(ids.toSorted())
  })

  test('one that does not answer holds up the first writer for a second, and nobody after', async () => {
    const one = await openProcess()
    let answer: (() => void) | undefined
    const mute = await openProcess(() => new Promise((resolve) => (answer = resolve)))
    const before = performance.now()
    await one.tell(settings)
    expect(performance.now() - before).toBeGreaterThan(900)
    const after = performance.now()
    for (let time = 0; time < 5; time++) await one.tell(settings)
    expect(performance.now() - after).toBeLessThan(900 * 5)
    answer?.()
    await mute.stop()
  })

  test('a connection that is lost is made again, and heard by again', async () => {
    const one = await openProcess()
    const other = await openProcess()
    await database.db.rows({
      name: 'end_listeners',
      text: `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 727274 and objid = 3`,
    })
    await one.tell(settings)
    await expect.poll(listeners).toBeGreaterThan(1)
    await expect
      .poll(async () => {
        await one.tell({ tag: 'packages' })
        return other.reported.some(({ tag }) => tag === 'packages')
      })
      .toBe(true)
  })

  test('where a PgBouncer stands in between, it is listened to by the direct address', async () => {
    const addresses = { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', databaseDirectUrl: url }
    const changes = openInvalidationBus(addresses, database.db, log, async () => undefined)
    opened.push(changes)
    await expect.poll(listeners).toBe(1)
  })
})

test('over an embedded database there is nobody to tell', async () => {
  const changes = openInvalidationBus({}, {} as never, log, async () => undefined)
  await expect(changes.broadcast(settings)).resolves.toBeUndefined()
  await changes.stop()
})
