import { expect, test } from 'vitest'
import { fairQueue, recentWork } from './fair-queue.ts'

const aMoment = () => new Promise((resolve) => setImmediate(resolve))

/** A queue for one at a time, whose jobs take the time that they say and end when the test says so. */
function oneAtATime(maxPending = 50) {
  let now = 0
  const begun: string[] = []
  const ends: (() => void)[] = []
  const inTurn = fairQueue(
    1,
    maxPending,
    recentWork(() => now),
  )
  const ask = (whose: string, ms: number, asks?: number) => {
    const job = async (took: (ms: number) => void) => {
      begun.push(whose)
      await new Promise<void>((end) => ends.push(end))
      took(ms)
      return whose
    }
    return inTurn(whose, job, asks)
  }
  const endOne = async () => {
    await aMoment()
    ends.shift()?.()
    await aMoment()
  }
  return { begun, ask, endOne, wait: (ms: number) => (now += ms) }
}

test('of those who wait, whoever took the least time lately comes first, else whoever came first', async () => {
  const { begun, ask, endOne } = oneAtATime()
  const all = [ask('dear', 1000), ask('cheap', 10), ask('dear', 1000), ask('cheap', 10), ask('new', 10)]
  for (const _ of all) await endOne()
  expect(begun).toEqual(['dear', 'cheap', 'new', 'cheap', 'dear'])
  expect(await Promise.all(all)).toHaveLength(5)
})

test('what is known to ask for much waits for what asks for less, though nobody had anything', async () => {
  const { begun, ask, endOne } = oneAtATime()
  const all = [ask('a', 1, 1000), ask('b', 1, 1000), ask('c', 1, 1000), ask('late', 1, 10)]
  for (const _ of all) await endOne()
  await Promise.all(all)
  expect(begun).toEqual(['a', 'late', 'b', 'c'])
})

test('time by the clock makes nobody dear: only what a job says it took counts', async () => {
  const { begun, ask, endOne, wait } = oneAtATime()
  const all = [ask('slow', 10), ask('dear', 1000), ask('slow', 10), ask('dear', 10)]
  wait(60_000)
  for (const _ of all) await endOne()
  await Promise.all(all)
  expect(begun).toEqual(['slow', 'dear', 'slow', 'dear'])
})

test('what somebody took is forgotten with time', async () => {
  const { begun, ask, endOne, wait } = oneAtATime()
  const dear = ask('dear', 1000)
  await endOne()
  wait(500_000)
  const last = ask('last', 100)
  const others = [ask('last', 10), ask('dear', 10)]
  for (let left = 3; left > 0; left--) await endOne()
  expect(await Promise.all([dear, last, ...others])).toHaveLength(4)
  expect(begun).toEqual(['dear', 'last', 'dear', 'last'])
})

test('those whose jobs took much leave a place for everybody else', async () => {
  const begun: string[] = []
  const inTurn = fairQueue(
    2,
    50,
    recentWork(() => 0),
  )
  const ends: (() => void)[] = []
  const ask = (whose: string, ms: number) =>
    inTurn(whose, async (took) => {
      begun.push(whose)
      await new Promise<void>((end) => ends.push(end))
      took(ms)
    })
  const before = [ask('dear', 2_100), ask('dearer', 2_200)]
  for (const end of ends.splice(0)) end()
  await Promise.all(before)
  const all = [ask('dear', 1), ask('dearer', 1), ask('cheap', 1), ask('cheaper', 1)]
  await aMoment()
  expect(begun.slice(2)).toEqual(['dear', 'cheap'])
  ends.pop()?.()
  await aMoment()
  expect(begun.slice(4)).toEqual(['cheaper'])
  for (let left = 3; left > 0; left--) {
    ends.shift()?.()
    await aMoment()
  }
  await Promise.all(all)
  expect(begun.at(-1)).toBe('dearer')
})

test('whoever finds the queue full is refused, and may come again later', async () => {
  const { ask, endOne } = oneAtATime(1)
  const all = [ask('a', 1), ask('b', 1)]
  await expect(ask('c', 1)).rejects.toMatchObject({ code: 'overloaded', retryAfter: 2 })
  for (const _ of all) await endOne()
  await Promise.all(all)
  const later = ask('c', 1)
  await endOne()
  expect(await later).toBe('c')
})

test('work that fails gives its turn on', async () => {
  const inTurn = fairQueue(1, 1)
  const first = inTurn('a', () => Promise.reject(new Error('broke')))
  const second = inTurn('b', () => Promise.resolve('done'))
  await expect(first).rejects.toThrow('broke')
  expect(await second).toBe('done')
})
