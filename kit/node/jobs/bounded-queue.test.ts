import { expect, test } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

/** Work that ends when the test says so, and notes in which order it began. */
function someWork() {
  const begun: number[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const work = (number: number) => async () => {
    begun.push(number)
    const end = (ends[number] = Promise.withResolvers<void>())
    await end.promise
    return number
  }
  return {
    begun,
    work,
    end: (number: number) => ends[number]?.resolve(),
    fail: (number: number) => ends[number]?.reject(new Error('broke')),
  }
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve))

test('two run together, the others wait in order', async () => {
  const { begun, work, end } = someWork()
  const inTurn = boundedQueue(2, 50)
  const all = Promise.all([0, 1, 2, 3].map((number) => inTurn(work(number))))
  await aMoment()
  expect(begun).toEqual([0, 1])
  end(1)
  await aMoment()
  expect(begun).toEqual([0, 1, 2])
  end(0)
  await aMoment()
  end(2)
  end(3)
  expect(await all).toEqual([0, 1, 2, 3])
})

test('whoever finds the queue full is refused, and may come again later', async () => {
  const { work, end } = someWork()
  const inTurn = boundedQueue(1, 1)
  const first = inTurn(work(0))
  const second = inTurn(work(1))
  await expect(inTurn(work(2))).rejects.toMatchObject({ code: 'overloaded', retryAfter: 2 })
  end(0)
  await first
  end(1)
  await second
  const later = inTurn(work(3))
  await aMoment()
  end(3)
  expect(await later).toBe(3)
})

test('work that fails gives its turn on', async () => {
  const { work, end, fail } = someWork()
  const inTurn = boundedQueue(1, 1)
  const first = inTurn(work(0))
  const second = inTurn(work(1))
  await aMoment()
  fail(0)
  await expect(first).rejects.toThrow('broke')
  await aMoment()
  end(1)
  expect(await second).toBe(1)
})
