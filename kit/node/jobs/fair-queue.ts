import { HttpProblem } from '#kit/core/operation/problem.ts'

const RETRY_AFTER_SECONDS = 2

/** Work is forgotten five hundred times as slowly as time goes by: a second within eight minutes. */
const FORGOTTEN_PER_MS = 1 / 500

/** Whoever's jobs took more lately, in milliseconds, leaves a place for those who asked for less. */
const MUCH_MS = 2_000

/** `took` counts what it takes, in milliseconds, as often as it likes. */
type Job<T> = (took: (ms: number) => void) => Promise<T>

/** Runs a job of somebody when it is their turn; `asks` is about what it will take, in milliseconds, where that is known. */
export type FairQueue = <T>(whose: string, job: Job<T>, asks?: number) => Promise<T>

/**
 * Runs `concurrency` jobs at once and lets `maxPending` more wait. First comes whoever's jobs took the least lately,
 * with what the next one asks for; and those who had much never take all places: who asks for dear jobs again and again
 * waits for their like. Jobs count processor time, not time by the clock: on a busy machine that makes everybody look
 * dear.
 *
 * @throws HttpProblem `overloaded` while all places are taken
 */
export function fairQueue(
  concurrency: number,
  maxPending: number,
  work: RecentWork = recentWork(),
): FairQueue {
  const waiting: { whose: string; asks: number; begin: () => void }[] = []
  const running = { all: 0, much: 0 }
  const hadMuch = (whose: string) => work.of(whose) > MUCH_MS
  const dearness = ({ whose, asks }: { whose: string; asks: number }) => work.of(whose) + asks
  const mayBegin = (whose: string) =>
    running.all < concurrency && (!hadMuch(whose) || running.much < Math.max(1, concurrency - 1))

  function beginNext(): void {
    const inOrder = waiting.toSorted((one, other) => dearness(one) - dearness(other))
    const next = inOrder.find(({ whose }) => mayBegin(whose))
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    next.begin()
  }

  async function run<T>(whose: string, job: Job<T>): Promise<T> {
    const kind = hadMuch(whose) ? 1 : 0
    running.all++
    running.much += kind
    try {
      return await job((ms) => work.add(whose, ms))
    } finally {
      running.all--
      running.much -= kind
      beginNext()
    }
  }

  return async <T>(whose: string, job: Job<T>, asks = 0) => {
    if (mayBegin(whose)) return run(whose, job)
    if (waiting.length >= maxPending) throw new HttpProblem('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    waiting.push({ whose, asks, begin: () => void run(whose, job).then(resolve, reject) })
    return promise
  }
}

export type RecentWork = ReturnType<typeof recentWork>

/** How many milliseconds of work each has had lately, of one queue or of several; only of those who had any. */
export function recentWork(clock: () => number = () => performance.now()) {
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
