import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onTheBeat } from './on-the-beat.ts'

const BEAT = 200
/** Timers may come a hair early. */
const HAIR = 5

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await onTheBeat(work).catch(() => undefined)
  return performance.now() - began
}

test('gives what the work comes to, or throws what it throws', async () => {
  await expect(onTheBeat(async () => 'found')).resolves.toBe('found')
  await expect(onTheBeat(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test.each<[string, () => Promise<unknown>, number]>([
  ['no work at all', async () => undefined, 1],
  ['a little', () => wait(40), 1],
  ['work that fails', () => wait(40).then(() => Promise.reject(new Error('away'))), 1],
  ['work that missed the beat', () => wait(BEAT + 20), 2],
])('%s is not answered before its beat', async (_what, work, beats) => {
  expect(await timed(work)).toBeGreaterThanOrEqual(beats * BEAT - HAIR)
})
