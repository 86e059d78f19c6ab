import { expect, test } from 'vitest'
import { deliveryFacts, madeWishes, noWishes } from './delivery-wishes.ts'

const words = (day: string) => `day ${day}`

test('wishes are made where any is', () => {
  expect(madeWishes(noWishes)).toBe(null)
  for (const some of [{ access: 'stairs' as const }, { day: '2027-01-12' }, { note: 'Call first.' }])
    expect(madeWishes({ ...noWishes, ...some })).toEqual({ ...noWishes, ...some })
})

test('what is picked up has no way in', () => {
  const day = '2027-01-12'
  expect(madeWishes({ ...noWishes, access: 'stairs' }, true)).toBe(null)
  expect(madeWishes({ ...noWishes, access: 'stairs', day }, true)).toEqual({ ...noWishes, day })
  const [address, wishes] = [
    { postalCode: '96734', country: 'US', isPickup: true },
    { access: 'stairs' as const, day, note: 'Call first.' },
  ]
  expect(deliveryFacts(address, wishes, words)).toEqual([
    ['Date wished', `day ${day}`],
    ['Delivery note', 'Call first.'],
  ])
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
  expect(deliveryFacts({ postalCode, country, isPickup: false }, wishes, words)).toEqual(facts)
})
