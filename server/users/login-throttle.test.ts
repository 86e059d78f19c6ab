import { beforeEach, expect, test } from 'vitest'
import { loginThrottle, type Guess } from './login-throttle.ts'

const MINUTE = 60_000
const home = '203.0.113.7'

let now = 0
let guess: Guess

beforeEach(() => {
  now = Date.parse('2026-11-20T22:00:00Z')
  guess = loginThrottle(() => new Date(now), 1)
})

const wrong = (address = home, email = 'leilani@example.com') => guess(email, address, async () => undefined)
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

test('a try that the shop itself fails is not held against anyone', async () => {
  const fail = () =>
    guess('leilani@example.com', home, async () => {
      throw new Error('the database is away')
    })
  await times(60, () => expect(fail()).rejects.toThrow('away'))
  expect(await right()).toBe('in')
})

test('the scale of a load test multiplies what is allowed', async () => {
  guess = loginThrottle(() => new Date(now), 2)
  await times(10, () => wrong())
  await expect(wrong()).rejects.toMatchObject(refusedFor(15))
})
