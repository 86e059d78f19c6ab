import { type BoundedQueue, boundedQueue } from './bounded-queue.ts'

/** Runs a job of somebody when it is their turn. */
export type LimitEach = <T>(whose: string, job: () => Promise<T>) => Promise<T>

/**
 * Runs `concurrency` jobs of each person at once and lets `maxPending` more of theirs wait, first come, first served.
 *
 * @throws HttpProblem `overloaded` while those are taken
 */
export function limitEach(concurrency: number, maxPending: number): LimitEach {
  const queues = new Map<string, { run: BoundedQueue; jobs: number }>()
  return async (whose, job) => {
    const queue = queues.get(whose) ?? { run: boundedQueue(concurrency, maxPending), jobs: 0 }
    queues.set(whose, queue)
    queue.jobs += 1
    try {
      return await queue.run(job)
    } finally {
      queue.jobs -= 1
      if (queue.jobs === 0) queues.delete(whose)
    }
  }
}
