import { Problem } from '#contract/problems.ts'

const RETRY_AFTER_SECONDS = 2

/** Does one piece of work when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets `atOnce` pieces of work run together and `mayWait` more wait for their turn, first come, first served.
 *
 * @throws Problem `overloaded` for whoever comes after those
 */
export function takeTurns(atOnce: number, mayWait: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0

  async function ownTurn(): Promise<void> {
    if (running < atOnce) return void (running += 1)
    if (waiting.length >= mayWait) throw new Problem('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    await new Promise<void>((start) => waiting.push(start))
  }

  // Whoever ends gives the turn on, so that nobody who comes now can slip in before those who wait.
  function giveOn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await ownTurn()
    return work().finally(giveOn)
  }
}
