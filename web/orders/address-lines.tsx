import type { Order } from '#contract/orders/order.ts'
import { shippingCountries, shippingCountryNames } from '#domain/users/countries.ts'

type AddressLinesProps = { address: Order['shippingAddress'] }

/** A shipping address, as it would stand on a parcel. */
export function AddressLines({ address }: AddressLinesProps) {
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

/** The name of a shipping country's code; whatever else was written stands as it is. */
function countryName(country: string): string {
  const code = shippingCountries.find((existing) => existing === country)
  return code ? shippingCountryNames[code] : country
}
