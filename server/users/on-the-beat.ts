import { setTimeout as wait } from 'node:timers/promises'

/** Well over what the work behind one answer takes, in milliseconds. */
const BEAT = 200

/**
 * Does `work` and tells its outcome only at the next of even beats counted from its beginning: how long it took,
 * and with it whether somebody was found, cannot be told from the time of the answer.
 */
export async function onTheBeat<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    await wait(BEAT - ((performance.now() - began) % BEAT))
  }
}
