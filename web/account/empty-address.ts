import type { UserAddress } from '#contract/users.ts'
import { DEFAULT_COUNTRY, registerCountries } from '#domain/users/countries.ts'

/** What an address form starts with: the country of the shop's settings, where accounts may have it. */
export function emptyAddress(country: string): UserAddress {
  return {
    street: '',
    city: '',
    state: '',
    zipCode: '',
    country: registerCountries.find((known) => known === country) ?? DEFAULT_COUNTRY,
  }
}
