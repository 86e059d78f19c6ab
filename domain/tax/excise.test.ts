import { expect, test } from 'vitest'
import { firstRates } from './excise-rates.ts'
import { exciseFor, exciseLabel, type Destination } from './excise.ts'

const rules = { mode: 'hawaii', rates: firstRates, taxDelivery: true } as const
const home: Destination = { country: 'US', postalCode: '96815', pickup: false, pickupAddress: '' }
const DAY = '2026-11-24'

test.each<[string, Partial<Destination>, object | null | undefined]>([
  ['Oʻahu', {}, { ppm: 47_120, county: 'honolulu' }],
  ['Molokaʻi', { postalCode: '96748' }, { ppm: 47_120, county: 'maui' }],
  ['a code that nobody knows', { postalCode: '96702' }, { ppm: 47_120, county: null }],
  [
    'a pickup in Līhuʻe',
    { pickup: true, pickupAddress: '12 Rice Street, Lihue, HI 96766' },
    { county: 'kauai' },
  ],
  ['a pickup nobody knows where', { pickup: true, pickupAddress: 'The red door' }, { county: null }],
])('what goes to %s is taxed there', (_where, to, excise) => {
  expect(exciseFor(rules, { ...home, ...to }, DAY)).toMatchObject(excise ?? {})
})

test.each<[string, Partial<Destination>]>([
  ['the mainland', { postalCode: '94110' }],
  ['Guam', { postalCode: '96910' }],
  ['American Samoa', { postalCode: '96799' }],
  ['Canada', { country: 'CA', postalCode: '96815' }],
])('what goes to %s takes the flat rate', (_where, to) => {
  expect(exciseFor(rules, { ...home, ...to }, DAY)).toBeNull()
})

test.each([undefined, '', '9681', 'Honolulu'])('by the code %j nobody knows the county yet', (postalCode) => {
  expect(exciseFor(rules, { ...home, postalCode }, DAY)).toBeUndefined()
})

test('a flat shop has no excise tax', () => {
  expect(exciseFor({ ...rules, mode: 'flat' }, home, DAY)).toBeNull()
})

test('the tax is called by its rate and its island', () => {
  expect(exciseLabel({ ppm: 47_120, county: 'honolulu' })).toBe('Hawaii GET 4.712 %, Oʻahu')
  expect(exciseLabel({ ppm: 41_666, county: null })).toBe('Hawaii GET 4.1666 %')
})
