import { type County, hawaiiPlace, hawaiiPlaceIn } from '#domain/places/hawaii.ts'
import { isZipCode } from '#domain/places/zip-code.ts'
import { exciseRateOf, exciseRatesOn, percentText } from './excise-rates.ts'

/** How orders are taxed: a share of the items, or the excise tax of the county in Hawaii where they are delivered. */
export const taxModes = ['flat', 'hawaii'] as const

export type TaxRules = {
  mode: (typeof taxModes)[number]
  /** As the owner writes them: see `excise-rates.ts`. */
  rates: readonly string[]
  /** Whether delivery is taxed like the pieces. */
  taxDelivery: boolean
}

/** The excise tax of one order: its shown rate in millionths, and whose it is; without a county the lowest in force. */
export type Excise = { ppm: number; county: County | null; taxDelivery: boolean }

export type Destination = {
  country: string
  postalCode: string | undefined
  pickup: boolean
  pickupAddress: string
}

/** The excise tax of what goes there on `day`; null where the shop's flat rate is taken, undefined while nobody knows. */
export function exciseFor(rules: TaxRules, to: Destination, day: string): Excise | null | undefined {
  if (rules.mode === 'flat') return null
  const county = countyOf(to)
  if (county === 'unknown') return undefined
  if (county === 'elsewhere') return null
  const rate = exciseRateOf(exciseRatesOn(rules.rates), county, day)
  return rate ? { ppm: rate.shownPpm, county, taxDelivery: rules.taxDelivery } : null
}

/** What is picked up is taxed where it is picked up. */
function countyOf({
  country,
  postalCode,
  pickup,
  pickupAddress,
}: Destination): County | null | 'elsewhere' | 'unknown' {
  if (pickup) return hawaiiPlaceIn(pickupAddress)?.county ?? null
  if (country !== 'US') return 'elsewhere'
  if (postalCode === undefined || !isZipCode(postalCode)) return 'unknown'
  const place = hawaiiPlace(postalCode)
  return place ? place.county : 'elsewhere'
}

/** How buyers know a county: by its island, where it is one. */
const shownNames: Record<County, string> = {
  honolulu: 'Oʻahu',
  kauai: 'Kauaʻi',
  hawaii: 'Hawaiʻi',
  maui: 'Maui County',
}

/** "Hawaii GET 4.712 %, Oʻahu": what the tax is called beside its amount. */
export function exciseLabel({ ppm, county }: Pick<Excise, 'ppm' | 'county'>): string {
  return [`Hawaii GET ${percentText(ppm)} %`, county && shownNames[county]].filter(Boolean).join(', ')
}
