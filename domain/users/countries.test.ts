import { expect, test } from 'vitest'
import {
  DEFAULT_COUNTRY,
  registerCountries,
  shippingCountries,
  shippingCountriesFor,
  shippingCountryNamed,
  shippingCountryNames,
} from './countries.ts'

test('an account may be opened in seven countries', () => {
  expect(registerCountries).toEqual([
    'Indonesia',
    'Malaysia',
    'Singapore',
    'Thailand',
    'Vietnam',
    'Philippines',
    'United States',
  ])
  expect(registerCountries).toContain(DEFAULT_COUNTRY)
})

test('we ship to five, each with a name', () => {
  expect(shippingCountries).toEqual(['US', 'CA', 'UK', 'AU', 'ID'])
  expect(shippingCountries.map((code) => shippingCountryNames[code])).toEqual([
    'United States',
    'Canada',
    'United Kingdom',
    'Australia',
    'Indonesia',
  ])
})

test('and to the United States alone while international shipping is off', () => {
  expect(shippingCountriesFor(true)).toEqual(shippingCountries)
  expect(shippingCountriesFor(false)).toEqual(['US'])
})

test.each([
  ['Indonesia', 'ID'],
  ['United States', 'US'],
  ['Malaysia', undefined],
  ['', undefined],
])('an address in "%s" starts the shipping form with %s', (name, code) => {
  expect(shippingCountryNamed(name)).toBe(code)
})
