import { expect, test } from 'vitest'
import { hawaiiPlace, hawaiiPlaceIn } from './hawaii.ts'

const all967 = Array.from({ length: 100 }, (_, code) => `967${String(code).padStart(2, '0')}`)

test('87 codes of 967 have one island each, as the tables of Census and post have them', () => {
  const places = all967.map(hawaiiPlace).filter((place) => place?.island)
  const byIsland = Object.groupBy(places, (place) => place?.island ?? '')
  const counts = Object.entries(byIsland).map(([island, of]) => [island, of?.length])
  expect(Object.fromEntries(counts)).toEqual({
    Oʻahu: 19,
    Maui: 13,
    Molokaʻi: 5,
    Lānaʻi: 1,
    Kauaʻi: 17,
    Hawaiʻi: 32,
  })
})

test('all of 968 is Oʻahu, but for Wake Island', () => {
  const all968 = Array.from({ length: 100 }, (_, code) => `968${String(code).padStart(2, '0')}`)
  for (const zip of all968.filter((code) => code !== '96898'))
    expect(hawaiiPlace(zip)).toEqual({ zip, island: 'Oʻahu', county: 'honolulu' })
})

test.each([
  ['96734', 'Oʻahu', 'honolulu'],
  ['96740', 'Hawaiʻi', 'hawaii'],
  ['96743', 'Hawaiʻi', 'hawaii'],
  ['96796', 'Kauaʻi', 'kauai'],
  ['96742', 'Molokaʻi', 'maui'],
  ['96763', 'Lānaʻi', 'maui'],
  ['96815-1234', 'Oʻahu', 'honolulu'],
  [' 967341234 ', 'Oʻahu', 'honolulu'],
])('%s lies on %s', (zip, island, county) => {
  expect(hawaiiPlace(zip)).toMatchObject({ island, county })
})

test('a code that no table knows is of Hawaii and of no island', () => {
  expect(hawaiiPlace('96702')).toEqual({ zip: '96702', island: null, county: null })
})

test.each(['96799', '96898', '96910', '96950', '94110', '9681', '96813-12', '９６８１３', 'V5K 0A1', ''])(
  '%j is not Hawaii',
  (zip) => {
    expect(hawaiiPlace(zip)).toBeUndefined()
  },
)

test('of an address the last code counts', () => {
  expect(hawaiiPlaceIn('12345 Ala Moana Boulevard\nHonolulu, HI 96814')).toMatchObject({ zip: '96814' })
  expect(hawaiiPlaceIn('12 Pier Street, Kahului')).toBeUndefined()
})
