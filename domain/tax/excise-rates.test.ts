import { expect, test } from 'vitest'
import { printPromise } from '#tests/support/promise-line.ts'
import { counties } from '#domain/places/hawaii.ts'
import {
  exciseRateOf,
  exciseRateOn,
  exciseRatesOn,
  exciseTax,
  firstRates,
  mostShown,
} from './excise-rates.ts'

const rates = exciseRatesOn(firstRates)
const MOST_CENTS = 100_000_00

test('P68: tax is never over the maximum', () => {
  expect(rates).toHaveLength(firstRates.length)
  const different = [
    ...new Map(rates.map((rate) => [`${rate.statutoryPpm} ${rate.shownPpm}`, rate])).values(),
  ]
  let over = 0
  for (const { statutoryPpm, shownPpm } of different)
    for (let base = 0; base <= MOST_CENTS; base++)
      // tax ≤ base × statutory ÷ (1 − statutory), without a division
      if (exciseTax(base, shownPpm) * (1_000_000 - statutoryPpm) > base * statutoryPpm) over += 1
  expect(over).toBe(0)
  const figure = `every cent to $100,000 at each rate of every county (${firstRates.length} rows, ${different.length} rates): ${over} over what is owed`
  printPromise('P68', different.length * (MOST_CENTS + 1), figure, over === 0)
})

test.each([
  [45_000, 47_120],
  [42_500, 44_386],
  [40_000, 41_666],
])('at %i ppm owed, %i may be shown', (statutory, shown) => {
  expect(mostShown(statutory)).toBe(shown)
})

test.each([
  ['honolulu', '2026-11-24', 47_120],
  ['kauai', '2030-12-31', 47_120],
  ['hawaii', '2019-06-01', 44_386],
  ['hawaii', '2020-01-01', 47_120],
  ['maui', '2023-12-31', 41_666],
  ['maui', '2024-01-01', 47_120],
  ['maui', '2031-01-01', 41_666],
] as const)('in %s on %s it is %i ppm', (county, day, ppm) => {
  expect(exciseRateOf(rates, county, day)?.shownPpm).toBe(ppm)
})

test('every county has a rate from 2024 on', () => {
  for (const county of counties)
    for (const day of ['2024-01-01', '2030-12-31', '2031-01-01', '2099-12-31'])
      expect(exciseRateOf(rates, county, day)).toBeDefined()
})

test('a code of no known county takes the lowest rate in force', () => {
  expect(exciseRateOf(rates, null, '2023-06-01')?.shownPpm).toBe(41_666)
  expect(exciseRateOf(rates, null, '2026-06-01')?.shownPpm).toBe(47_120)
  expect(exciseRateOf([], null, '2026-06-01')).toBeUndefined()
})

test('names are read without their okina', () => {
  expect(exciseRateOn("Kaua'i,2019-01-01,,4.5,4.5")).toMatchObject({
    county: 'kauai',
    to: '',
    shownPpm: 45_000,
  })
  expect(exciseRateOn('hawaii, 2020-01-01, 2030-12-31, 4.5, 4.712')).toMatchObject({ county: 'hawaii' })
})

test('more than may be shown is refused with the reason', () => {
  expect(exciseRateOn('Honolulu, 2007-01-01, , 4.5, 4.7121')).toBe(
    'At 4.5 % owed, at most 4.712 % may be shown: more would be collected than is owed',
  )
})

test.each([
  'Oahu, 2007-01-01, , 4.5, 4.712',
  'Honolulu, 2007-13-01, , 4.5, 4.712',
  'Honolulu, 2030-01-01, 2029-01-01, 4.5, 4.712',
  'Honolulu, 2007-01-01, , 4.5',
  'Honolulu, 2007-01-01, , -4.5, 4.712',
  'Honolulu, 2007-01-01, , 4.50001, 4.712',
  '',
])('%j is no rate', (line) => {
  expect(exciseRateOn(line)).toMatch(/^Write a county/)
})
