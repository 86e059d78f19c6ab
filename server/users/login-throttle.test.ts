import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Cache } from '#kit/node/cache/cache.ts'
import type { Db } from '#kit/node/db/database.ts'
import { wrongTries } from '#kit/node/limits/tables.ts'
import { openLog } from '#kit/node/log.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { loginThrottle, type Guess } from './login-throttle.ts'

const MINUTE = 60_000
const home = '203.0.113.7'
const log = openLog('silent')
const postgres = await startPostgres()

let now = 0
const clock = () => new Date(now)
beforeEach(() => void (now = Date.parse('2026-11-20T22:00:00Z')))

describe('in one process', () => {
  throttleSuite((rateLimitScale) =>
    loginThrottle(
      { cache: new Cache(), clock, log, engine: 'pglite', db: {} as Db, config: { rateLimitScale } },
      'password',
    ),
  )
})

describe.skipIf('skipped' in postgres)('in two processes, asked in turn', () => {
  if ('skipped' in postgres) return
  let database: Awaited<ReturnType<typeof migratedPostgres>>
  beforeAll(async () => void (database = await migratedPostgres(postgres.url)))
  beforeEach(() => database.db.delete(wrongTries))
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  throttleSuite((rateLimitScale) => {
    const world = {
      cache: new Cache(),
      clock,
      log,
      engine: 'postgres' as const,
      db: database.db,
      config: { rateLimitScale },
    }
    const both = [loginThrottle(world, 'password'), loginThrottle(world, 'password')]
    let requested = 0
    return (...guess) => (both[requested++ % 2] as Guess)(...guess)
  })

  test('what is written down names nobody', async () => {
    const world = {
      cache: new Cache(),
      clock,
      log,
      engine: 'postgres' as const,
      db: database.db,
      config: { rateLimitScale: 1 },
    }
    await loginThrottle(world, 'password')('leilani@example.com', home, async () => undefined)
    const text = JSON.stringify(await database.db.select().from(wrongTries))
    expect(text).not.toMatch(/leilani|203\.0/)
  })
})

function throttleSuite(open: (scale: number) => Guess) {
  let guess: Guess
  beforeEach(() => void (guess = open(1)))

  const wrong = (address = home, email = 'leilani@example.com') =>
    guess(email, address, async () => undefined)
  const right = (address = home, email = 'leilani@example.com') => guess(email, address, async () => 'in')

  async function times(count: number, work: (index: number) => Promise<unknown>) {
    for (let index = 0; index < count; index += 1) await work(index)
  }

  const refusedFor = (minutes: number) => ({ code: 'rate_limited', retryAfter: minutes * 60 })

  test('after five wrong tries the sixth waits a quarter of an hour, right or wrong', async () => {
    await times(5, () => wrong())
    await expect(wrong()).rejects.toMatchObject(refusedFor(15))
    now += 14 * MINUTE
    await expect(right()).rejects.toMatchObject(refusedFor(1))
    now += MINUTE
    expect(await right()).toBe('in')
  })

  test('each further five double the wait, up to an hour', async () => {
    await times(5, () => wrong())
    for (const minutes of [15, 30, 60, 60]) {
      await expect(wrong()).rejects.toMatchObject(refusedFor(minutes))
      now += minutes * MINUTE
      await times(5, () => wrong())
    }
  })

  test('two hours without a try begin anew', async () => {
    await times(5, () => wrong())
    now += 15 * MINUTE
    await times(5, () => wrong())
    now += 120 * MINUTE
    await times(5, () => wrong())
    await expect(wrong()).rejects.toMatchObject(refusedFor(15))
  })

  test('four wrong tries every quarter of an hour are a forgetful owner', async () => {
    await times(4, async () => {
      await times(4, () => wrong())
      now += 15 * MINUTE
    })
    expect(await right()).toBe('in')
  })

  test('a right password forgives the wrong ones before it', async () => {
    await times(4, () => wrong())
    await right()
    await times(5, () => wrong())
    await expect(wrong()).rejects.toMatchObject(refusedFor(15))
  })

  test('the owner still gets in from another address, and others from this one', async () => {
    await times(5, () => wrong())
    expect(await right('198.51.100.9')).toBe('in')
    expect(await right(home, 'kai@example.com')).toBe('in')
  })

  test('fifty wrong tries in an hour, from wherever, make the account wait', async () => {
    await times(50, (index) => wrong(`198.51.100.${Math.floor(index / 5)}`))
    await expect(wrong('198.51.100.200')).rejects.toMatchObject(refusedFor(60))
    now += 60 * MINUTE
    expect(await right()).toBe('in')
  })

  test('tries that are refused do not count against the account', async () => {
    await times(5, () => wrong())
    await times(100, () => wrong().catch(() => undefined))
    expect(await right('198.51.100.9')).toBe('in')
  })

  test('many at once are no way around', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => wrong()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('four tries of one place are worked out at once, right ones too; those of another do not wait', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    let begun = 0
    const held = Array.from({ length: 5 }, (_, index) =>
      guess(`person-${index}@example.com`, home, () => {
        begun++
        return promise
      }),
    )
    expect(await right('198.51.100.9')).toBe('in')
    await vi.waitFor(() => expect(begun).toBe(4))
    resolve('in')
    expect(await Promise.all(held)).toEqual(Array.from({ length: 5 }, () => 'in'))
  })

  test('a try that the shop itself fails is not held against anyone', async () => {
    const fail = () =>
      guess('leilani@example.com', home, async () => {
        throw new Error('the database is away')
      })
    await times(60, () => expect(fail()).rejects.toThrow('away'))
    expect(await right()).toBe('in')
  })

  test('the scale of a load test multiplies what is allowed', async () => {
    guess = open(2)
    await times(10, () => wrong())
    await expect(wrong()).rejects.toMatchObject(refusedFor(15))
  })
}
