import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ShippingAddress } from '#contract/orders/order.ts'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { type ShippingCountry, shippingCountryNames } from '#domain/users/countries.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'

type ShippingFieldsProps = {
  /** Ties the input of one part of the address to its form. */
  field: (part: keyof ShippingAddress) => UseFormRegisterReturn & { error: string | undefined }
  countries: readonly ShippingCountry[]
  /** The postal code as it is typed, of an address in the United States. */
  zipCode: string | undefined
  /** Whether the browser may fill in the address of whoever types. */
  isOwn?: boolean
}

/** Name, address and phone, in the order in which people give them. */
export function ShippingFields({ field, countries, zipCode = '', isOwn = false }: ShippingFieldsProps) {
  const choices = countries.map((value) => ({ value, label: shippingCountryNames[value] }))
  const fill = (part: string) => ({ autoComplete: isOwn ? `shipping ${part}` : 'off' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Full name" className="sm:col-span-2" {...fill('name')} {...field('fullName')} />
      <Field label="Address" className="sm:col-span-2" {...fill('address-line1')} {...field('address')} />
      <Field label="City" {...fill('address-level2')} {...field('city')} />
      <Field label="State" {...fill('address-level1')} {...field('state')} />
      <Field
        label="Postal code"
        hint={islandWords(zipCode)}
        {...fill('postal-code')}
        {...field('postalCode')}
      />
      <Select
        label="Country"
        placeholder="Choose a country"
        choices={choices}
        {...fill('country')}
        {...field('country')}
      />
      <Field
        label="Phone"
        type="tel"
        inputMode="tel"
        hint="For the delivery, with the country code where it is not the US."
        className="sm:col-span-2"
        {...fill('tel')}
        {...field('phone')}
      />
    </div>
  )
}

/** "96734 · Oʻahu": Kailua and Kailua-Kona, Waimea and Waimea are two places each. */
function islandWords(zipCode: string): string | undefined {
  const place = hawaiiPlace(zipCode)
  return place && `${place.zip} · ${place.island ?? 'Hawaii, please check this code'}`
}
