import { HttpProblem } from '#kit/core/operation/problem.ts'

const RETRY_AFTER_SECONDS = 2

/** Work is forgotten five hundred times as slowly as time goes by: a second within eight minutes. */
const FORGOTTEN_PER_MS = 1 / 500

/** Whoever's jobs took more lately, in milliseconds, leaves a place for those who asked for less. */
const MUCH_MS = 2_000

/** Runs a job of somebody when it is their turn. */
export type FairQueue = <T>(whose: string, job: () => Promise<T>) => Promise<T>

/**
 * Runs `concurrency` jobs at once and lets `maxPending` more wait. Whoever's jobs took the least time lately comes
 * first, and those who had much never take all places: who asks for dear jobs again and again waits for their like.
 *
 * @throws HttpProblem `overloaded` while all places are taken
 */
export function fairQueue(
  concurrency: number,
  maxPending: number,
  clock: () => number = () => performance.now(),
): FairQueue {
  const work = workOfEach(clock)
  const waiting: { whose: string; begin: () => void }[] = []
  const running = { all: 0, much: 0 }
  const hadMuch = (whose: string) => work.of(whose) > MUCH_MS
  const mayBegin = (whose: string) =>
    running.all < concurrency && (!hadMuch(whose) || running.much < Math.max(1, concurrency - 1))

  function beginNext(): void {
    const [next] = waiting.toSorted((one, other) => work.of(one.whose) - work.of(other.whose))
    if (!next || !mayBegin(next.whose)) return
    waiting.splice(waiting.indexOf(next), 1)
    next.begin()
  }

  async function run<T>(whose: string, job: () => Promise<T>): Promise<T> {
    const kind = hadMuch(whose) ? 1 : 0
    running.all++
    running.much += kind
    const begunAt = clock()
    try {
      return await job()
    } finally {
      running.all--
      running.much -= kind
      work.add(whose, clock() - begunAt)
      beginNext()
    }
  }

  return async <T>(whose: string, job: () => Promise<T>) => {
    if (mayBegin(whose)) return run(whose, job)
    if (waiting.length >= maxPending) throw new HttpProblem('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    waiting.push({ whose, begin: () => void run(whose, job).then(resolve, reject) })
    return promise
  }
}

/** How many milliseconds of work each has had lately; only of those who had any. */
function workOfEach(clock: () => number) {
  const all = new Map<string, { ms: number; at: number }>()

  function of(whose: string): number {
    const one = all.get(whose)
    return one ? Math.max(0, one.ms - (clock() - one.at) * FORGOTTEN_PER_MS) : 0
  }

  function add(whose: string, ms: number): void {
    const sum = of(whose) + ms
    for (const other of all.keys()) if (of(other) === 0) all.delete(other)
    all.set(whose, { ms: sum, at: clock() })
  }

  return { of, add }
}
