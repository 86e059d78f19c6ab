import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import { whileWithin } from './watched-body.ts'

const KB = 1024
const SECOND = 1_000
const tooLarge = () => new HttpProblem('too_large')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Reads a body that brings `bytesPerSecond` for so many seconds, and tells its length or why it was refused. */
async function bodyOf(bytesPerSecond: (second: number) => number, seconds: number): Promise<unknown> {
  const raw = new PassThrough()
  const read = whileWithin(
    raw as unknown as IncomingMessage,
    { mostBytes: 20_000 * KB, tooLarge },
    async () => (await buffer(raw)).length,
  ).catch((error: unknown) => (error as HttpProblem).code)
  for (let second = 0; second < seconds && !raw.destroyed; second++) {
    raw.write(Buffer.alloc(bytesPerSecond(second)))
    await vi.advanceTimersByTimeAsync(SECOND)
  }
  raw.end()
  return read
}

test('ten MB at 25 KB/s come in whole', async () => {
  expect(await bodyOf(() => 25 * KB, 420)).toBe(420 * 25 * KB)
})

test('half a minute may be as slow as it likes', async () => {
  expect(await bodyOf((second) => (second < 29 ? 1 : 9 * KB), 120)).toBe(29 + 91 * 9 * KB)
})

test.each([
  ['100 bytes a second', () => 100],
  ['7 KB a second', () => 7 * KB],
  ['nothing after a fast minute', (second: number) => (second < 60 ? 100 * KB : 0)],
])('%s is too slow', async (_what, pace) => {
  expect(await bodyOf(pace, 120)).toBe('too_slow')
})

test('more than it may be is too large', async () => {
  expect(await bodyOf(() => 2_000 * KB, 11)).toBe('too_large')
})
