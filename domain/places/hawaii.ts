/** The counties of Hawaii, which set its excise tax; Kalawao is taxed with Maui. */
export const counties = ['honolulu', 'kauai', 'hawaii', 'maui'] as const
export type County = (typeof counties)[number]

export const countyNames: Record<County, string> = {
  honolulu: 'Honolulu',
  kauai: 'Kauaʻi',
  hawaii: 'Hawaiʻi',
  maui: 'Maui',
}

export type Island = 'Oʻahu' | 'Maui' | 'Molokaʻi' | 'Lānaʻi' | 'Kauaʻi' | 'Hawaiʻi'

/** Where a ZIP code lies; a code of Hawaii that no table knows has neither island nor county. */
export type HawaiiPlace = { zip: string } & (
  | { island: Island; county: County }
  | { island: null; county: null }
)

/** The codes that begin with 967, by their last two digits. */
const islands: [island: Island, county: County, codes: string][] = [
  ['Oʻahu', 'honolulu', '01 06 07 09 12 17 30 31 34 44 59 62 82 86 89 91 92 95 97'],
  ['Maui', 'maui', '08 13 32 33 53 61 67 68 79 84 88 90 93'],
  ['Molokaʻi', 'maui', '29 42 48 57 70'],
  ['Lānaʻi', 'maui', '63'],
  ['Kauaʻi', 'kauai', '03 05 14 15 16 22 41 46 47 51 52 54 56 65 66 69 96'],
  [
    'Hawaiʻi',
    'hawaii',
    '04 10 18 19 20 21 25 26 27 28 37 38 39 40 43 45 49 50 55 60 64 71 72 73 74 76 77 78 80 81 83 85',
  ],
]

const placeOf967 = new Map<string, { island: Island; county: County }>(
  islands.flatMap(([island, county, codes]) =>
    codes.split(' ').map((code) => [`967${code}`, { island, county }] as const),
  ),
)

/** American Samoa and Wake Island are written like Hawaii and lie elsewhere. */
const elsewhere = new Set(['96799', '96898'])

/** Where in Hawaii a ZIP or ZIP+4 lies; undefined where it is none, or lies elsewhere. */
export function hawaiiPlace(postalCode: string): HawaiiPlace | undefined {
  const zip = /^\s*(96[78]\d\d)(-?\d{4})?\s*$/.exec(postalCode)?.[1]
  if (zip === undefined || elsewhere.has(zip)) return undefined
  if (zip.startsWith('968')) return { zip, island: 'Oʻahu', county: 'honolulu' }
  return { zip, ...(placeOf967.get(zip) ?? { island: null, county: null }) }
}

/** The same of the last ZIP code in an address of several lines. */
export function hawaiiPlaceIn(address: string): HawaiiPlace | undefined {
  return hawaiiPlace(address.match(/\b\d{5}(-\d{4})?\b/g)?.at(-1) ?? '')
}
