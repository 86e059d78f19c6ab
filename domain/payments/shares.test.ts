import { expect, test } from 'vitest'
import { sumCents } from '#kit/core/money.ts'
import { dice } from '#tests/sim/dice.ts'
import { shares } from './entry.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [1, 0, 3], [3, 0, 7]],
  [5, [0, 0, 0], [5, 0, 0]],
  [0, [7, 5], [0, 0]],
  [100_000_000, [99_999_999, 1], [99_999_999, 1]],
])('%i by %j is %j', (cents, weights, expected) => {
  expect(shares(cents, weights)).toEqual(expected)
})

test('whatever is shared comes to the same, and nobody is a cent off their part', () => {
  const { below } = dice(20)
  for (let run = 0; run < 2_000; run++) {
    const weights = Array.from({ length: 1 + below(5) }, () => below(1_000_000))
    const cents = below(10_000_000)
    const parts = shares(cents, weights)
    expect(sumCents(parts)).toBe(cents)
    const all = sumCents(weights)
    for (const [at, weight] of weights.entries())
      if (all > 0) expect(Math.abs((parts[at] ?? 0) - (cents * weight) / all)).toBeLessThan(1)
  }
})
