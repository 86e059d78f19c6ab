import { expect, test } from 'vitest'
import { gathering } from './gathering.ts'

/** Work whose turns end when they are told to. */
function turns() {
  const begun: { all: string[]; end: (fault?: Error) => void }[] = []
  const gather = gathering<string>((all) => {
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
