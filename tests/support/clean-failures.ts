import { expect } from 'vitest'
import { printPromise } from './promise-line.ts'

type Sweep = {
  promise: string
  figure: string
  /** Of calls to the world outside there are more than this, and fewer than that. */
  moreThan: number
  fewerThan: number
}

/** Lets the first call fail, then the second, until `failOnce` tells that it came to none; prints the promise's line. */
export async function expectCleanFailures(
  { promise, figure, moreThan, fewerThan }: Sweep,
  failOnce: (failing: number) => Promise<boolean>,
): Promise<void> {
  let failing = 1
  let pass = false
  try {
    while (failing < fewerThan && (await failOnce(failing))) failing += 1
    expect(failing).toBeGreaterThan(moreThan)
    expect(failing).toBeLessThan(fewerThan)
    pass = true
  } finally {
    printPromise(promise, failing - 1, figure, pass)
  }
}
