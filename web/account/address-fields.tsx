import type { UseFormRegisterReturn } from 'react-hook-form'
import type { UserAddress } from '#contract/users.ts'
import { DEFAULT_COUNTRY, registerCountries } from '#domain/users/countries.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'

const countries = registerCountries.map((name) => ({ value: name, label: name }))

type AddressFieldsProps = {
  /** Ties the input of one part of the address to its form. */
  field: (part: keyof UserAddress) => UseFormRegisterReturn & { error: string | undefined }
}

/** The address of an account, in the order in which people give it. */
export function AddressFields({ field }: AddressFieldsProps) {
  return (
    <>
      <Field label="Street address" autoComplete="street-address" {...field('street')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="City" autoComplete="address-level2" {...field('city')} />
        <Field label="State or province" autoComplete="address-level1" {...field('state')} />
        <Field label="ZIP or postal code" autoComplete="postal-code" {...field('zipCode')} />
        <Select label="Country" autoComplete="country-name" choices={countries} {...field('country')} />
      </div>
    </>
  )
}

/** What an address form starts with: the country of the shop's settings, where accounts may have it. */
export function emptyAddress(country: string): UserAddress {
  return {
    street: '',
    city: '',
    state: '',
    zipCode: '',
    country: registerCountries.find((existing) => existing === country) ?? DEFAULT_COUNTRY,
  }
}
