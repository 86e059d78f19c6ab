import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPostgresPrograms } from '#tests/support/databases/postgres-programs.ts'
import { memoryOf, openBusyProcess, type Engine } from '#tests/support/load/busy-process.ts'
import { askAtRate, askInTurn, percentile } from '#tests/support/load/rates.ts'
import { gun, type Outcome } from '#tests/support/load/shots.ts'
import { mixedVisits } from '#tests/support/load/visits.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 60)
const TIMES = 5
const BEST_SECONDS = 10
const CALM_SECONDS = 5
/** People whom a shop at its best serves in turn, and those who make no difference to it. */
const PEOPLE = 32
const FEW = 4
/** Connections of the flood, kept open as those of a proxy are. */
const SOCKETS = 400
const MAX_RSS_MB = 1_500

const startShop = shopProcesses()
const isPostgresHere = (await findPostgresPrograms()) !== undefined

beforeAll(() => buildPages(), 120_000)

const isUseful = ({ status }: Outcome) => status >= 200 && status < 400
const isShed = ({ status, code }: Outcome) => status === 503 && code === 'overloaded'
const perSecond = (outcomes: Outcome[], seconds: number) => outcomes.filter(isUseful).length / seconds

describe.each<Engine>(['pglite', 'postgres'])('on %s', (engine) => {
  test.skipIf(engine === 'postgres' && !isPostgresHere)(
    'P16: what comes beyond its capacity is shed at once, and what is useful goes on',
    async () => {
      const shop = await openBusyProcess(startShop, engine)
      const { pid } = shop.process
      const few = gun(shop.address, FEW)
      const people = gun(shop.address, PEOPLE)
      const flood = gun(shop.address, SOCKETS)
      const next = mixedVisits(shop.books)
      await askInTurn({ gun: people, next, seconds: BEST_SECONDS, people: PEOPLE })
      const best = perSecond(
        await askInTurn({ gun: people, next, seconds: BEST_SECONDS, people: PEOPLE }),
        BEST_SECONDS,
      )
      const calm = await askInTurn({ gun: few, next, seconds: CALM_SECONDS, people: FEW })
      await flood.open()

      const cpu = process.cpuUsage()
      const begun = performance.now()
      const flooding = askAtRate({ gun: flood, next, seconds: SECONDS, perSecond: TIMES * best })
      await wait(SECONDS * 1000)
      const own = process.cpuUsage(cpu)
      const normalAfter = await untilNormal(
        () => askInTurn({ gun: few, next, seconds: 1, people: FEW }),
        calm,
      )
      const outcomes = await flooding
      const inTime = outcomes.filter(({ at }) => at - begun <= SECONDS * 1000)
      const useful = perSecond(inTime, SECONDS)
      const shed = outcomes.filter(isShed)
      const others = outcomes.filter((outcome) => !isUseful(outcome) && !isShed(outcome))
      const waits = shed.map(({ ms }) => ms)
      const rss = memoryOf(pid, 'VmHWM')
      const alive = (await few.shoot({ name: 'live', path: '/api/health/live' })).status
      const ratio = useful / best
      const pass =
        others.length === 0 &&
        shed.every(({ hasRetryAfter }) => hasRetryAfter) &&
        shed.length > 0 &&
        percentile(waits, 1) <= 1000 &&
        ratio >= 0.7 &&
        normalAfter <= 5 &&
        rss <= MAX_RSS_MB &&
        alive === 200
      const share = (own.user + own.system) / 1e6 / SECONDS
      printPromise(
        'P16',
        outcomes.length,
        `${TIMES} × ${best.toFixed(0)}/s for ${SECONDS} s: useful ${useful.toFixed(0)}/s (${(100 * ratio).toFixed(0)} % of the best), ${shed.length} shed (p99 ${percentile(waits, 0.99).toFixed(0)} ms, most ${percentile(waits, 1).toFixed(0)} ms), other failures ${others.length}, normal after ${normalAfter} s, RSS at most ${rss.toFixed(0)} MB; the generator took ${share.toFixed(2)} of a core`,
        pass,
        { engine },
      )
      await shop.close()
      for (const each of [few, people, flood]) each.close()
      expect(pass).toBe(true)
    },
  )
})

/** Seconds until a few people are served again as they were when it was calm. */
async function untilNormal(second: () => Promise<Outcome[]>, calm: Outcome[]): Promise<number> {
  const middle = (outcomes: Outcome[]) =>
    percentile(
      outcomes.map(({ ms }) => ms),
      0.5,
    )
  for (let seconds = 1; seconds <= 30; seconds++) {
    const outcomes = await second()
    if (outcomes.every(isUseful) && middle(outcomes) <= 2 * middle(calm)) return seconds
  }
  return Number.POSITIVE_INFINITY
}
