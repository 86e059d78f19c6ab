import { expect, test } from 'vitest'
import { deliveryFacts, madeWishes, noWishes } from './delivery-wishes.ts'

const words = (day: string) => `day ${day}`

test('wishes are made where any is', () => {
  expect(madeWishes(noWishes)).toBe(null)
  for (const some of [{ access: 'stairs' as const }, { day: '2027-01-12' }, { note: 'Call first.' }])
    expect(madeWishes({ ...noWishes, ...some })).toEqual({ ...noWishes, ...some })
})

test.each([
  ['the island by its code', '96734', 'US', null, [['Island', 'Oʻahu']]],
  ['no island of a code that only looks like one', '96734', 'ID', null, []],
  ['no island elsewhere', '94110', 'US', noWishes, []],
  [
    'all that was said',
    '96761',
    'US',
    { access: 'elevator' as const, day: '2027-01-12', note: 'Call first.' },
    [
      ['Island', 'Maui'],
      ['Way in', 'Elevator'],
      ['Date wished', 'day 2027-01-12'],
      ['Delivery note', 'Call first.'],
    ],
  ],
])('a delivery says %s', (_case, postalCode, country, wishes, facts) => {
  expect(deliveryFacts({ postalCode, country }, wishes, words)).toEqual(facts)
})
