import { expect, test } from 'vitest'
import type { Due } from './dues.ts'
import { rescheduled } from './reschedule.ts'

const deposit: Due = {
  kind: 'deposit',
  cents: 500,
  rule: 'agreement',
  days: 5,
  dueOn: '2026-11-25',
}
const balance: Due = { kind: 'balance', cents: 500, rule: 'before_delivery', days: 3 }
const dues = [deposit, balance]
const agreedOn = '2026-11-20'
const anew = (paid: number, ...wanted: Pick<Due, 'cents' | 'rule' | 'dueOn'>[]) =>
  rescheduled({ dues, paid, agreedOn }, wanted)
const { cents, rule, dueOn } = deposit
const paidPart = { cents, rule, dueOn }

test('one part is all of it, of several the first is the deposit and the last the balance', () => {
  expect(anew(0, { cents: 1000, rule: 'on_delivery' })).toEqual([
    { kind: 'full', cents: 1000, rule: 'on_delivery' },
  ])
  expect(
    anew(
      0,
      { cents: 200, rule: 'agreement' },
      { cents: 300, rule: 'agreement', dueOn: '2026-12-24' },
      { cents: 500, rule: 'before_delivery' },
    ),
  ).toMatchObject([{ kind: 'deposit' }, { kind: 'extra', dueOn: '2026-12-24' }, { kind: 'balance' }])
})

test('what is paid stays, with all that it says', () => {
  const rest = { cents: 500, rule: 'agreement', dueOn: '2026-12-24' } as const
  expect(anew(500, paidPart, rest)).toEqual([deposit, { ...rest, kind: 'balance' }])
  expect(anew(700, { ...paidPart, cents: 400 }, { ...rest, cents: 600 })).toBe(
    'Parts that are paid stay as they are',
  )
})

test.each([
  [[{ cents: 999, rule: 'on_delivery' }], 'The parts come to $9.99. They have to come to $10.00.'],
  [
    [
      { cents: 1000, rule: 'on_delivery' },
      { cents: 0, rule: 'on_delivery' },
    ],
    'Each part has to be more than $0.00',
  ],
  [
    [{ cents: 1000, rule: 'agreement', dueOn: '2026-11-19' }],
    'No part is due before the agreement on November 20, 2026',
  ],
] as const)('%j cannot be: %s', (wanted, why) => {
  expect(anew(0, ...wanted)).toBe(why)
})
