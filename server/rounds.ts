import { channel } from 'node:diagnostics_channel'
import type { Logger } from 'pino'

/** Rung in this process with the name of a round that was walked without a fault. */
export const roundWalked = channel('lanai.round-walked')

type Rounds = {
  /** What the operator's figures call it. */
  name: string
  everyMs: number
  /** Whether the first round is walked at the start, or only after a while. */
  atOnce: boolean
  walk: () => Promise<void>
  /** What the log says when a round fails; the next one goes on. */
  failure: string
  level?: 'error' | 'warn'
}

/** Walks a round again and again until stopped, never two at once; any number of processes may. */
export function startRounds(
  log: Logger,
  { name, everyMs, atOnce, walk, failure, level = 'error' }: Rounds,
): { stop(): Promise<void> } {
  let round: Promise<void> | undefined
  const tick = () => {
    round ??= walk()
      .then(() => roundWalked.publish(name))
      .catch((err: unknown) => log[level]({ err }, failure))
      .finally(() => (round = undefined))
  }
  const timer = setInterval(tick, everyMs).unref()
  if (atOnce) tick()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
