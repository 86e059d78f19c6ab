/** What a test of a promise found out; `figure` says what was counted. */
type PromiseLine = {
  promise: string
  runs: number
  figure: string
  pass: boolean
  engine: 'postgres' | 'pglite'
}

/** Prints the one line by which a promise counts. */
export function printPromise(line: PromiseLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
