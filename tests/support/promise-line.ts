import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'

type More = {
  /** The embedded database unless the test says otherwise. */
  engine?: 'postgres' | 'pglite'
  /** What drives a run that can be replayed. */
  seed?: number | string
}

const isWholeProof = process.env.PROMISE_LINES !== undefined

/** How often to do it: all of the stated runs where `npm run promises` proves it whole, else a tenth, at least two. */
export function shareOf(runs: number): number {
  return isWholeProof ? runs : Math.max(2, Math.ceil(runs / 10))
}

/** The longest that something may take, in ms: as stated in a whole proof, five times that where much else runs beside it. */
export function limitOf(ms: number): number {
  return isWholeProof ? ms : 5 * ms
}

/**
 * Prints the one line by which a promise counts, and hands it to `npm run promises` where that is what runs. `figure`
 * says what was counted.
 */
export function printPromise(promise: string, runs: number, figure: string, pass: boolean, more: More = {}) {
  const text = `${JSON.stringify({ promise, runs, figure, pass, engine: 'pglite', ...more })}\n`
  process.stdout.write(text)
  if (process.env.PROMISE_LINES) appendFileSync(process.env.PROMISE_LINES, text)
}

/** Prints the line of a promise that holds where there are no faults, and expects none. */
export function expectNone(
  promise: string,
  runs: number,
  figure: string,
  faults: unknown[],
  more: More = {},
) {
  printPromise(promise, runs, figure, faults.length === 0, more)
  expect(faults).toEqual([])
}
