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

/** Prints the one line by which a promise counts, and hands it to `npm run promises` where that is what runs. */
export function printPromise(line: PromiseLine): void {
  const text = `${JSON.stringify(line)}\n`
  process.stdout.write(text)
  if (process.env.PROMISE_LINES) appendFileSync(process.env.PROMISE_LINES, text)
}
