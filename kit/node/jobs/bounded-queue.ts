import pLimit from 'p-limit'
import { HttpProblem } from '#kit/core/operation/problem.ts'

const RETRY_AFTER_SECONDS = 2

/** Runs a job when it is its turn. */
export type BoundedQueue = <T>(job: () => Promise<T>) => Promise<T>

/**
 * Runs `concurrency` jobs at once and lets `maxPending` more wait, first come, first served.
 *
 * @throws HttpProblem `overloaded` while those are taken
 */
export function boundedQueue(concurrency: number, maxPending: number): BoundedQueue {
  const limit = pLimit(concurrency)
  return async (job) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxPending)
      throw new HttpProblem('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    return limit(job)
  }
}
