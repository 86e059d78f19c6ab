import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from './processor-time.ts'

/** Often enough to see what a few hundred milliseconds of work hold. */
const SAMPLE_MS = 20

/** What `work` does to the process `pid` besides its time: the memory it takes at most, and how long its loop is held. */
export async function watched<T>(
  pid: number,
  delayFile: string,
  work: () => Promise<T>,
): Promise<{ result: T; note: string }> {
  const before = memoryOf(pid)
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(pid))), SAMPLE_MS)
  await noteDelay(pid)
  const result = await work().finally(() => clearInterval(sampling))
  await noteDelay(pid)
  const held = JSON.parse(readFileSync(delayFile, 'utf8')) as Record<'p50' | 'p99' | 'most', number>
  const ms = [held.p99, held.most].map((time) => time.toFixed(0))
  return {
    result,
    note: `${(most - before).toFixed(0)} MB more at most, loop held ${ms[0]} ms at p99, ${ms[1]} at most`,
  }
}

/** The process answers the signal in its own time. */
async function noteDelay(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR2')
  await wait(SAMPLE_MS * 5)
}
