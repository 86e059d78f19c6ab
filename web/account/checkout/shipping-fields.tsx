import type { ShippingCountry } from '#domain/users/countries.ts'
import { shippingCountryNames } from '#domain/users/countries.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import type { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import type { TypedShipping } from './shipping-form.ts'

type ShippingFieldsProps = {
  form: Pick<ReturnType<typeof useSchemaForm<TypedShipping>>, 'field'>
  countries: readonly ShippingCountry[]
}

/** Name, address and phone, in the order in which people give them. */
export function ShippingFields({ form, countries }: ShippingFieldsProps) {
  const choices = countries.map((value) => ({ value, label: shippingCountryNames[value] }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Full name"
        autoComplete="shipping name"
        className="sm:col-span-2"
        {...form.field('fullName')}
      />
      <Field
        label="Address"
        autoComplete="shipping address-line1"
        className="sm:col-span-2"
        {...form.field('address')}
      />
      <Field label="City" autoComplete="shipping address-level2" {...form.field('city')} />
      <Field label="State" autoComplete="shipping address-level1" {...form.field('state')} />
      <Field label="Postal code" autoComplete="shipping postal-code" {...form.field('postalCode')} />
      <Select
        label="Country"
        autoComplete="shipping country"
        placeholder="Choose a country"
        choices={choices}
        {...form.field('country')}
      />
      <Field
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        hint="For the delivery, with the country code where it is not the US."
        className="sm:col-span-2"
        {...form.field('phone')}
      />
    </div>
  )
}
