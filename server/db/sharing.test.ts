import { expect, test } from 'vitest'
import { sharing } from './sharing.ts'

/** Counts how often it is asked; each answer comes when it is let go. */
function counted() {
  const held: (() => void)[] = []
  let asked = 0
  const ask = sharing(async () => {
    const number = ++asked
    await new Promise<void>((resolve) => held.push(resolve))
    if (number === 1) throw new Error('The first one fails')
    return number
  })
  const letGo = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()?.()
  }
  return { ask, letGo, asked: () => asked }
}

test('who calls while one asks gets an answer asked for after that call, and shares it with all others', async () => {
  const { ask, letGo, asked } = counted()
  const first = ask()
  await expect.poll(asked).toBe(1)
  const others = [ask(), ask(), ask()]
  void letGo()
  await expect(first).rejects.toThrow('The first one fails')
  await letGo()
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  const later = ask()
  await letGo()
  expect([await later, asked()]).toEqual([3, 3])
})
