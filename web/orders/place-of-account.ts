import type { User } from '#contract/users.ts'
import { shippingCountryNamed } from '#domain/users/countries.ts'

type Account = Pick<User, 'firstName' | 'lastName' | 'phone' | 'address'>

/** Where somebody lives, as an order goes there. A country that we do not ship to stays open; without an address `country` stands. */
export function placeOfAccount({ firstName, lastName, phone, address }: Account, country: string) {
  return {
    fullName: `${firstName} ${lastName}`.trim(),
    address: address?.street ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.zipCode ?? '',
    country: shippingCountryNamed(address?.country ?? country),
    phone,
  }
}
