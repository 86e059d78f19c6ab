/** Addresses of accounts name the country; shipping addresses carry its code. */
export const registerCountries = [
  'Indonesia',
  'Malaysia',
  'Singapore',
  'Thailand',
  'Vietnam',
  'Philippines',
  'United States',
] as const
export type RegisterCountry = (typeof registerCountries)[number]

/** The first value of the setting `defaultCountry`. */
export const DEFAULT_COUNTRY = 'Indonesia'

export const shippingCountries = ['US', 'CA', 'UK', 'AU', 'ID'] as const
export type ShippingCountry = (typeof shippingCountries)[number]

export const shippingCountryNames: Record<ShippingCountry, string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  ID: 'Indonesia',
}

/** The name of a shipping country's code; whatever else was written stands as it is. */
export function countryName(country: string): string {
  const code = shippingCountries.find((existing) => existing === country)
  return code ? shippingCountryNames[code] : country
}

/** The countries offered at checkout: the United States alone while international shipping is off. */
export function shippingCountriesFor(allowInternational: boolean): readonly ShippingCountry[] {
  return allowInternational ? shippingCountries : ['US']
}

/** The shipping code of a country named in an account or in settings; undefined where we do not ship. */
export function shippingCountryNamed(name: string): ShippingCountry | undefined {
  return shippingCountries.find((code) => shippingCountryNames[code] === name)
}
