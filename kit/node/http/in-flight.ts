import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'

/** What takes its time, by the name of its budget, and how much of it each person may have in flight. */
type InFlightLimits = Record<string, { atOnce: number; message: string }>

const RETRY_AFTER = 5

/**
 * Counts what each person has in flight: a request has its place until its work is done, which nobody may wait for any
 * more, and its reply has left. Refuses with `rate_limited` when all of theirs are taken; `scale` multiplies every limit.
 */
export function inFlight(limits: InFlightLimits, scale: number) {
  const counts = new Map<string, number>()

  function release(key: string): void {
    const left = (counts.get(key) ?? 0) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }

  return (
    name: string,
    user: { id: string } | undefined,
    { raw }: FastifyReply,
    work: () => Promise<unknown> | undefined,
  ): void => {
    const limit = limits[name]
    if (!limit || !user) return
    const key = `${name} ${user.id}`
    const count = counts.get(key) ?? 0
    if (count >= limit.atOnce * scale)
      throw new HttpProblem('rate_limited', { message: limit.message, retryAfter: RETRY_AFTER })
    counts.set(key, count + 1)
    const over = () => release(key)
    finished(raw, () => void Promise.resolve(work()).then(over, over))
  }
}
