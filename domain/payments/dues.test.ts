import { expect, test } from 'vitest'
import { dueInFull, dueRule, duesFor, type Due } from './dues.ts'

const half: Due[] = [
  { kind: 'deposit', cents: 500, rule: 'agreement' },
  { kind: 'balance', cents: 500, rule: 'before_delivery' },
]

test.each<[string, number, Due[]]>([
  ['the same', 1000, half],
  ['less is taken from the last', 700, [half[0]!, { ...half[1]!, cents: 200 }]],
  ['and then from the one before', 400, [{ ...half[0]!, cents: 400 }]],
  ['nothing is due of nothing', 0, []],
  ['more is due at once', 1035, [...half, { kind: 'extra', cents: 35, rule: 'agreement' }]],
])('dues follow what a payable comes to: %s', (_what, total, expected) => {
  expect(duesFor(half, total)).toEqual(expected)
})

test('nothing is due of what costs nothing, and cash is due when it is delivered', () => {
  expect(dueInFull(0)).toEqual([])
  expect(dueInFull(100, dueRule('cash_on_delivery'))).toEqual([
    { kind: 'full', cents: 100, rule: 'on_delivery' },
  ])
  expect(dueRule('cheque')).toBe('agreement')
})
