import { shippingCountries, shippingCountryNames } from '#domain/users/countries.ts'

type Address = {
  fullName: string
  address: string
  city: string
  state: string
  postalCode: string
  /** A shipping country's code, or a name. */
  country: string
  phone: string
}

/** A shipping address, as it would stand on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { fullName, address: street, city, state, postalCode, country, phone } = address
  return (
    <address className="grid not-italic">
      <span className="font-medium">{fullName}</span>
      <span>{street}</span>
      <span>
        {city}, {state} {postalCode}
      </span>
      <span>{countryName(country)}</span>
      <span className="text-muted">{phone}</span>
    </address>
  )
}

function countryName(country: string): string {
  const code = shippingCountries.find((known) => known === country)
  return code ? shippingCountryNames[code] : country
}
