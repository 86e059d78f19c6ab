import { askAtRate, askInTurn, percentile } from '#tests/support/load/rates.ts'
import { gun, type Shot } from '#tests/support/load/shots.ts'
import type { OpenBooks } from './open-books.ts'
import { familyTime, processorTime } from './processor-time.ts'
import type { Row } from './rows.ts'
import type { ServerProcess } from './server-process.ts'

/** What one request costs: CPU milliseconds of all servers and of PostgreSQL, and what those who ask see. */
export type Figures = {
  cpu: number
  databaseCpu: number
  perSecond: number
  p50: number
  p99: number
  /** How many of the requests were answered with 503, in percent. */
  sentAway: number
}

type Requested = {
  /** Asked in turn. */
  servers: readonly ServerProcess[]
  books: OpenBooks
  /** PostgreSQL's process, where there is one. */
  postmaster: number | undefined
  seconds: number
  /** How long to warm up at most; 8 for each server where it is not said. */
  warmUpSeconds?: number
}

/** Until the code is compiled and the connections are open: so many requests, or so long on a slow machine. */
const WARM_UP = { requests: 1_500, seconds: 8 }
const WARM_UP_STEP = 0.5
/** A process without CPU to spare sends some away; only what it did is counted. */
const OVERLOADED = 503

/** Asks the servers for one row for so many seconds. */
export async function measure(
  { name, next, atOnce, perSecond, fewer }: Row,
  requested: Requested,
): Promise<Figures> {
  const { servers, books, postmaster, seconds } = requested
  const guns = gunAtAll(servers, atOnce)
  const shotOf = next(books)
  let count = 0
  // What was sent away is asked again, so that no row runs out of orders that it may pay once.
  const sentAway: Shot[] = []
  const load = {
    gun: {
      ...guns,
      shoot: async (shot: Shot) => {
        const outcome = await guns.shoot(shot)
        if (outcome.status === OVERLOADED) sentAway.push(shot)
        return outcome
      },
    },
    next: () => sentAway.pop() ?? shotOf(count++),
    people: atOnce,
  }
  await warmUp(
    fewer ? { ...requested, warmUpSeconds: WARM_UP_STEP } : requested,
    () => askInTurn({ ...load, seconds: WARM_UP_STEP }),
    () => count,
  )
  const usedBefore = used(servers, postmaster)
  const begun = performance.now()
  const outcomes = perSecond
    ? await askAtRate({ ...load, perSecond, seconds })
    : await askInTurn({ ...load, seconds })
  const passed = performance.now() - begun
  const usedAfter = used(servers, postmaster)
  guns.close()
  const failed = outcomes.find(({ status }) => ![200, 201, OVERLOADED].includes(status))
  if (failed) throw new Error(`${name}: answered with ${failed.status} ${failed.code}`)
  const times = outcomes.filter(({ status }) => status !== OVERLOADED).map(({ ms }) => ms)
  return {
    cpu: (usedAfter.cpu - usedBefore.cpu) / times.length,
    databaseCpu: (usedAfter.databaseCpu - usedBefore.databaseCpu) / times.length,
    perSecond: (times.length / passed) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    sentAway: (1 - times.length / outcomes.length) * 100,
  }
}

/** Sends each shot to the next of the servers. */
function gunAtAll(servers: readonly ServerProcess[], sockets: number): ReturnType<typeof gun> {
  const guns = servers.map(({ address }) => gun(address, sockets))
  let shots = 0
  return {
    shoot: (shot: Shot) => guns[shots++ % guns.length]!.shoot(shot),
    open: async () => void (await Promise.all(guns.map((one) => one.open()))),
    close: () => guns.forEach((one) => one.close()),
  }
}

async function warmUp(
  { servers, warmUpSeconds = WARM_UP.seconds * servers.length }: Requested,
  askOn: () => Promise<unknown>,
  requested: () => number,
): Promise<void> {
  const enough = WARM_UP.requests * servers.length
  for (let passed = 0; passed < warmUpSeconds && requested() < enough; passed += WARM_UP_STEP) await askOn()
}

/** CPU milliseconds that servers and database have used so far. */
export function used(servers: readonly ServerProcess[], postmaster: number | undefined) {
  return {
    cpu: servers.reduce((sum, { pid }) => sum + processorTime(pid), 0),
    databaseCpu: postmaster === undefined ? 0 : familyTime(postmaster),
  }
}
