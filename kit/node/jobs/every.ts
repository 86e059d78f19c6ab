import { channel } from 'node:diagnostics_channel'
import type { Logger } from 'pino'

/** Published in this process with the name of a job that ended without a fault. */
export const jobDone = channel('lanai.job-done')

export type Job = {
  /** What the operator's figures call it. */
  name: string
  everyMs: number
  /** Whether the first run is at the start, or only after `everyMs`. */
  atOnce: boolean
  run: () => Promise<unknown>
  /** What the log says when a run fails; the next one comes all the same. */
  failure: string
  level?: 'error' | 'warn'
}

/** Runs a job again and again until stopped, never twice at once in this process; other processes may meanwhile. */
export function every(
  log: Logger,
  { name, everyMs, atOnce, run, failure, level = 'error' }: Job,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined
  const tick = () => {
    running ??= run()
      .then(() => jobDone.publish(name))
      .catch((err: unknown) => log[level]({ err }, failure))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(tick, everyMs).unref()
  if (atOnce) tick()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
