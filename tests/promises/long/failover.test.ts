import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { type ShopProcess, shopProcesses } from '#tests/operations/shop-process.ts'
import { chance } from '#tests/support/catalogue/random-catalogue.ts'
import { type LastingData, postgresData } from '#tests/support/databases/lasting-data.ts'
import {
  FAILOVER_BUYERS,
  type Loss,
  promisedSoFar,
  startFailoverLoad,
} from '#tests/support/failover/failover-load.ts'
import { type HaCluster, startHaCluster } from '#tests/support/failover/ha-cluster.ts'
import { findPrograms } from '#tests/support/failover/programs.ts'
import { writesOnOneSide } from '#tests/support/failover/split-brain.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const LOSSES = Number(process.env.PROMISE_LOSSES ?? 10)
const SEED = Number(process.env.PROMISE_SEED ?? randomInt(2 ** 31))
const SECOND = 1_000
/** Acknowledged writes while what was lost stays away. */
const MEANWHILE = 20

const folders = dataFolders()
const startShop = shopProcesses()
const programs = await findPrograms()

describe.skipIf('skipped' in programs)('P70: the loss of the primary database loses nothing', () => {
  if ('skipped' in programs) return
  let cluster: HaCluster
  let data: LastingData
  let shops: ShopProcess[]
  const promised = { ...promisedSoFar(), random: chance(SEED) }

  beforeAll(async () => {
    buildPages()
    cluster = await startHaCluster(programs)
    data = await postgresData(folders, cluster.url, FAILOVER_BUYERS)
    shops = [await startShop(data.settings), await startShop(data.settings)]
    for (const shop of shops) await shop.opened()
  }, 240_000)
  afterAll(async () => {
    for (const shop of shops ?? []) shop.signal('SIGTERM')
    await Promise.all((shops ?? []).map(({ exited }) => exited))
    await cluster?.stop()
  })

  const another = (who: () => Promise<string>, before: string) =>
    expect.poll(() => who().catch(() => before), { timeout: 60_000 }).not.toBe(before)
  const anotherPrimary = (before: string) => another(() => cluster.who('leader'), before)

  /** Resolves when some more is acknowledged, as by a shop that is open. */
  const furtherWrites = (promises: () => number) => {
    const before = promises()
    return expect.poll(promises, { timeout: 60_000 }).toBeGreaterThan(before + MEANWHILE)
  }

  async function expectNothingLost(
    what: string,
    limitMs: number,
    lose: (promises: () => number) => Promise<void>,
  ) {
    await cluster.whole()
    const load = startFailoverLoad(shops, data, promised)
    const losses: Loss[] = []
    for (let run = 0; run < LOSSES; run++)
      losses.push(
        await load.measure(async () => {
          await lose(load.promises)
          await cluster.whole()
        }),
      )
    const faults = [...losses.flatMap((loss) => loss.faults), ...(await load.end())]
    const worst = (field: 'silentMs' | 'slowestReadMs') => Math.max(...losses.map((loss) => loss[field]))
    const usual =
      losses.map(({ silentMs }) => silentMs).toSorted((a, b) => a - b)[Math.floor(LOSSES / 2)] ?? 0
    const sum = (field: 'refused' | 'shed') => losses.reduce((total, loss) => total + loss[field], 0)
    const figure =
      `${what} under 16 buyers and 2 staff at two processes: of ${load.promises()} acknowledged writes lost or doubled, ` +
      `and of reads out of memory unanswered ${faults.length}; no order acknowledged for ` +
      `${seconds(worst('silentMs'))} at most, half of the times for ${seconds(usual)}; ` +
      `${sum('refused')} orders 503 with Retry-After, ${sum('shed')} reads shed by a busy machine, the slowest ` +
      `${seconds(worst('slowestReadMs'))}; doctor clean`
    const pass = faults.length === 0 && worst('silentMs') <= limitMs
    printPromise('P70', LOSSES, figure, pass, { engine: 'postgres', seed: SEED })
    expect(faults).toEqual([])
    expect(worst('silentMs')).toBeLessThanOrEqual(limitMs)
  }

  test('PostgreSQL of the primary is killed', () =>
    expectNothingLost('kill -9 of the primary', 15 * SECOND, async () => {
      const before = await cluster.who('leader')
      await cluster.killPostgres(before)
      await anotherPrimary(before)
    }))

  test('Patroni is killed with it', () =>
    expectNothingLost('kill -9 of the primary and its Patroni', 40 * SECOND, async (promises) => {
      const before = await cluster.who('leader')
      await cluster.killPostgres(before, true)
      await anotherPrimary(before)
      await furtherWrites(promises)
      cluster.startPatroni(before)
    }))

  test('another is made primary as planned', () =>
    expectNothingLost('planned switchover', 5 * SECOND, async () => {
      const before = await cluster.who('leader')
      await cluster.switchOver(before)
      await anotherPrimary(before)
    }))

  test('a member of etcd is lost', () =>
    expectNothingLost('kill -9 of the etcd that leads', 5 * SECOND, async (promises) => {
      const before = await cluster.etcdLeader()
      await cluster.killEtcd(before)
      await another(() => cluster.etcdLeader(), before)
      await furtherWrites(promises)
      cluster.startEtcd(before)
    }))

  test('the replica in step is lost', () =>
    expectNothingLost('kill -9 of the synchronous replica and its Patroni', 5 * SECOND, async (promises) => {
      const before = await cluster.who('sync_standby')
      await cluster.killPostgres(before, true)
      await another(() => cluster.who('sync_standby'), before)
      await furtherWrites(promises)
      cluster.startPatroni(before)
    }))

  test('the wire of the primary is cut', async ({ skip }) => {
    const { wire } = cluster.machines
    if (!wire) {
      process.stderr.write(
        'SKIPPED, a primary without its network: this user may make no network namespaces\n',
      )
      return skip('no network namespaces')
    }
    await expectNothingLost('network of the primary cut', 40 * SECOND, async (promises) => {
      const before = await cluster.who('leader')
      const side = await writesOnOneSide(cluster, before)
      await wire.cut(cluster.machine(before))
      await anotherPrimary(before)
      await furtherWrites(promises)
      await wire.mend(cluster.machine(before))
      await cluster.whole()
      expect(await side.lost()).toEqual([])
    })
  })
})

function seconds(ms: number): string {
  return `${(ms / SECOND).toFixed(1)} s`
}
