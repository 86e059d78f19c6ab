import type { Order } from '#contract/orders/order.ts'
import { countryName } from '#domain/users/countries.ts'

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
