import { askInTurn, percentile } from '#tests/support/load/rates.ts'
import { gun } from '#tests/support/load/shots.ts'
import type { OpenBooks } from './open-books.ts'
import { familyTime, processorTime } from './processor-time.ts'
import type { Row } from './rows.ts'
import type { ServerProcess } from './server-process.ts'

/** What one request costs: CPU milliseconds of the server and of PostgreSQL, and what those who ask see. */
export type Figures = { cpu: number; databaseCpu: number; perSecond: number; p50: number; p99: number }

/** Until the code is compiled and the connections are open: so many requests, or so long on a slow machine. */
const WARM_UP = { requests: 1_500, seconds: 8 }
const WARM_UP_STEP = 0.5
/** A process without CPU to spare sends some away; only what it did is counted. */
const OVERLOADED = 503

/** Asks `server` for one row for so many seconds; `postmaster` is PostgreSQL's process, where there is one. */
export async function measure(
  { name, next, atOnce }: Row,
  { server, books, postmaster, seconds }: Asked,
): Promise<Figures> {
  const shoot = gun(server.address, atOnce)
  const shotOf = next(books)
  let count = 0
  const load = { gun: shoot, next: () => shotOf(count++), people: atOnce }
  await warmUp(
    () => askInTurn({ ...load, seconds: WARM_UP_STEP }),
    () => count,
  )
  const usedBefore = used(server, postmaster)
  const begun = performance.now()
  const outcomes = await askInTurn({ ...load, seconds })
  const passed = performance.now() - begun
  const usedAfter = used(server, postmaster)
  shoot.close()
  const failed = outcomes.find(({ status }) => ![200, 201, OVERLOADED].includes(status))
  if (failed) throw new Error(`${name}: answered with ${failed.status} ${failed.code}`)
  const times = outcomes.filter(({ status }) => status !== OVERLOADED).map(({ ms }) => ms)
  return {
    cpu: (usedAfter.cpu - usedBefore.cpu) / times.length,
    databaseCpu: (usedAfter.databaseCpu - usedBefore.databaseCpu) / times.length,
    perSecond: (times.length / passed) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

async function warmUp(askOn: () => Promise<unknown>, asked: () => number): Promise<void> {
  for (let passed = 0; passed < WARM_UP.seconds && asked() < WARM_UP.requests; passed += WARM_UP_STEP)
    await askOn()
}

type Asked = { server: ServerProcess; books: OpenBooks; postmaster: number | undefined; seconds: number }

function used({ pid }: ServerProcess, postmaster: number | undefined) {
  return { cpu: processorTime(pid), databaseCpu: postmaster === undefined ? 0 : familyTime(postmaster) }
}
