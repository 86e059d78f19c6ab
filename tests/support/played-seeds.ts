import { FailedRun, runSeed } from '#tests/sim/run-seed.ts'
import type { SimShop } from '#tests/sim/sim-shop.ts'
import { failureText } from '#tests/sim/simulate.ts'
import { printPromise } from './promise-line.ts'

type Requested = { promise: string; seeds: readonly number[]; steps: number }

/**
 * Plays these seeds, prints the promise's line, whatever comes of it, and says how many kept to the model; one that
 * does not is thrown with its last steps.
 */
export async function playSeeds(sim: SimShop, { promise, seeds, steps }: Requested): Promise<number> {
  let [stored, faults] = [0, 0]
  try {
    for (const seed of seeds) {
      faults += (await runSeed(sim, { seed, steps }).catch(reported(seed, steps))).faults
      stored += 1
    }
    return stored
  } finally {
    const runs = seeds.length
    const figure = `${stored} of ${runs} seeds, ${steps} steps each, kept to the model by every reply and the books, the doctor after each step; ${faults} steps met a fault`
    const seed = `${seeds[0]} to ${seeds.at(-1)}`
    printPromise(promise, runs, figure, stored === runs, { seed })
  }
}

function reported(seed: number, steps: number) {
  return (error: unknown): never => {
    throw error instanceof FailedRun ? new Error(failureText(error, seed, steps), { cause: error }) : error
  }
}
