import { appendFileSync } from 'node:fs'

/** What a test of a promise found out; `figure` says what was counted. */
export type PromiseLine = {
  promise: string
  runs: number
  figure: string
  pass: boolean
  /** What drives a run that can be replayed. */
  seed?: number | string
  engine: 'postgres' | 'pglite'
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

/** Prints the one line by which a promise counts, and hands it to `npm run promises` where that is what runs. */
export function printPromise(line: PromiseLine): void {
  const text = `${JSON.stringify(line)}\n`
  process.stdout.write(text)
  if (process.env.PROMISE_LINES) appendFileSync(process.env.PROMISE_LINES, text)
}
