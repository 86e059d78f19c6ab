import { expect, test } from 'vitest'
import { dueInFull, duesFor, openDues, type Due } from './dues.ts'
import { duesOf, firstSchedule, type Schedule } from './schedule.ts'

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

const byWire = { method: 'wire_transfer', on: '2026-11-28' } as const
const deposit = { kind: 'deposit', rule: 'agreement', days: 5, dueOn: '2026-12-03' }
const balance = { kind: 'balance', rule: 'before_delivery', days: 3 }

test.each<[string, number, Schedule, object[]]>([
  [
    'half first',
    1000,
    firstSchedule,
    [
      { ...deposit, cents: 500 },
      { ...balance, cents: 500 },
    ],
  ],
  [
    'a cent is never split',
    1001,
    firstSchedule,
    [
      { ...deposit, cents: 501 },
      { ...balance, cents: 500 },
    ],
  ],
  ['one cent', 1, firstSchedule, [{ ...deposit, kind: 'full', cents: 1 }]],
  ['nothing', 0, firstSchedule, []],
  ['all at once', 1000, { ...firstSchedule, kind: 'full' }, [{ ...deposit, kind: 'full', cents: 1000 }]],
])('a schedule makes dues: %s', (_what, total, schedule, expected) => {
  expect(duesOf(total, schedule, byWire)).toEqual(expected)
})

test('cash is due as a whole, when it is delivered, and what nobody agreed to has no day', () => {
  const cash = [{ kind: 'full', cents: 100, rule: 'on_delivery' }]
  expect(duesOf(100, firstSchedule, { ...byWire, method: 'cash_on_delivery' })).toEqual(cash)
  expect(duesOf(100, firstSchedule, { method: 'cheque' })[0]).not.toHaveProperty('dueOn')
  expect(dueInFull(0)).toEqual([])
})

test('a deposit is rounded up to the cent, and both dues always come to the total', () => {
  for (let depositPercent = 1; depositPercent < 100; depositPercent++)
    for (const total of [2, 3, 99, 100_01, 660_00, 100_000_000]) {
      const [first, rest] = duesOf(total, { ...firstSchedule, depositPercent }, byWire)
      expect((first?.cents ?? 0) + (rest?.cents ?? 0)).toBe(total)
      expect(BigInt(first?.cents ?? 0)).toBe((BigInt(total) * BigInt(depositPercent) + 99n) / 100n)
    }
})

test.each([
  [0, [500, 500]],
  [-35, [500, 500]],
  [485, [15, 500]],
  [500, [0, 500]],
  [1200, [0, 0]],
])('%d cents meet the first due first', (paid, open) => {
  expect(openDues(half, paid).map((due) => due.open)).toEqual(open)
})
