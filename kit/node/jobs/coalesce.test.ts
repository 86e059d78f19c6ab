import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

/** Work whose turns end when they are told to. */
function turns() {
  const begun: { all: string[]; end: (fault?: Error) => void }[] = []
  const gather = coalesce<void, string>((all) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    begun.push({ all, end: (fault) => (fault ? reject(fault) : resolve()) })
    return promise
  })
  return { begun, gather }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked for during a turn goes into one next turn, each thing once', async () => {
  const { begun, gather } = turns()
  const first = gather(['a'])
  await settled()
  const others = [gather(['a', 'b']), gather(['b', 'c'])]
  await settled()
  expect(begun.map(({ all }) => all)).toEqual([['a']])
  begun[0]?.end()
  await first
  await settled()
  expect(begun.map(({ all }) => all)).toEqual([['a'], ['a', 'b', 'c']])
  begun[1]?.end()
  await Promise.all(others)
})

test('a turn that fails fails for those in it alone', async () => {
  const { begun, gather } = turns()
  const first = gather(['a'])
  await settled()
  const second = gather(['b'])
  begun[0]?.end(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  begun[1]?.end()
  await second
})

/** Counts its runs; each one ends when it is let go. */
function counted() {
  const pending: (() => void)[] = []
  let runs = 0
  const call = coalesce(async () => {
    const number = ++runs
    await new Promise<void>((resolve) => pending.push(resolve))
    if (number === 1) throw new Error('The first one fails')
    return number
  })
  const letGo = async () => {
    await expect.poll(() => pending.length).toBeGreaterThan(0)
    pending.shift()?.()
  }
  return { call, letGo, runs: () => runs }
}

test('calls during a run share the answer of the next one', async () => {
  const { call, letGo, runs } = counted()
  const first = call()
  await expect.poll(runs).toBe(1)
  const others = [call(), call(), call()]
  void letGo()
  await expect(first).rejects.toThrow('The first one fails')
  await letGo()
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  const later = call()
  await letGo()
  expect([await later, runs()]).toEqual([3, 3])
})
