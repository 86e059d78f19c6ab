import type { Pool } from 'pg'

/** What the connections to a database have to do now. */
export type PoolLoad = {
  inUse: number
  /** Askers that wait for a connection. */
  waiting: number
  /** How long the last of them will wait, by how fast connections were handed out lately; 0 when none were. */
  expectedWaitMs: number
}

/** The pace is that of at least so long a time, in which somebody waited: a quiet second hands few out, and is fast. */
const PACE_MS = 250

/** Follows how fast `pool` hands its connections out. */
export function watchPool(pool: Pool): () => PoolLoad {
  let input = 0
  let since = performance.now()
  let msEach = 0
  pool.on('acquire', () => void input++)

  function renewPace() {
    const passed = performance.now() - since
    if (passed < PACE_MS) return
    msEach = input === 0 ? 0 : passed / input
    input = 0
    since = performance.now()
  }

  function forgetPace() {
    input = 0
    msEach = 0
    since = performance.now()
  }

  return () => {
    if (pool.waitingCount === 0) forgetPace()
    else renewPace()
    const { totalCount, idleCount, waitingCount: waiting } = pool
    return { inUse: totalCount - idleCount, waiting, expectedWaitMs: waiting * msEach }
  }
}
