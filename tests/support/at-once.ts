import { Problem } from '#contract/problems.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { printPromise, shareOf } from './promise-line.ts'

/** Who got what of calls made at the same moment; refusals by their codes. Anything but a refusal is thrown. */
export async function atOnce<T>(calls: (() => Promise<T>)[]): Promise<{ done: T[]; refused: string[] }> {
  const outcomes = await Promise.allSettled(calls.map((call) => call()))
  return {
    done: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    refused: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [codeOf(outcome.reason)] : [])),
  }
}

/** `code` as often as `count` says: what the refusals of a race are compared with. */
export function times(count: number, code: string): string[] {
  return Array.from({ length: count }, () => code)
}

/** Does `run` as often as `shareOf` says of the stated runs, and prints the promise's line whatever comes of it. */
export async function inRuns(
  promise: string,
  stated: number,
  figure: string,
  run: (round: number) => Promise<void>,
): Promise<void> {
  const runs = shareOf(stated)
  let done = 0
  try {
    for (; done < runs; done++) await run(done)
  } finally {
    printPromise(promise, runs, figure, done === runs, { engine: 'postgres' })
  }
}

function codeOf(reason: unknown): string {
  if (reason instanceof Refusal || reason instanceof Problem) return reason.code
  throw reason
}
