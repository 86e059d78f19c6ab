import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPool } from './pool-load.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const pool = () => Object.assign(new EventEmitter(), { totalCount: 10, idleCount: 0, waitingCount: 0 })

function handOut(of: EventEmitter, count: number) {
  for (let nth = 0; nth < count; nth++) of.emit('acquire')
}

test('the last that waits will wait by the pace at which connections are handed out', () => {
  const busy = pool()
  const load = watchPool(busy as unknown as Pool)
  load()
  busy.waitingCount = 40
  handOut(busy, 50)
  vi.advanceTimersByTime(250)
  expect(load()).toEqual({ inUse: 10, waiting: 40, expectedWaitMs: 40 * 5 })
})

test('a burst after a quiet time is no long wait', () => {
  const quiet = pool()
  const load = watchPool(quiet as unknown as Pool)
  handOut(quiet, 2)
  vi.advanceTimersByTime(10_000)
  load()
  quiet.waitingCount = 200
  expect(load().expectedWaitMs).toBe(0)
})
