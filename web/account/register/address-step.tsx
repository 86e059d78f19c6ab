import { UserAddress } from '#contract/users.ts'
import { registerCountries } from '#domain/users/countries.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSchemaForm } from '#web/ui/use-schema-form.ts'
import type { Refusal, Registration } from './registration.ts'

type AddressStepProps = {
  typed: Registration['address']
  refusal: Refusal | undefined
  onPrevious: (values: Registration['address']) => void
  onNext: (values: Registration['address']) => void
}

const countries = registerCountries.map((name) => ({ value: name, label: name }))

/** Step 2: where you live. */
export function AddressStep({ typed, refusal, onPrevious, onNext }: AddressStepProps) {
  const form = useSchemaForm(UserAddress, async (values) => onNext(values), { defaults: typed })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <FormError message={refusal?.step === 1 ? refusal.message : undefined} />
      <Field label="Street address" autoComplete="street-address" {...form.field('street')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="City" autoComplete="address-level2" {...form.field('city')} />
        <Field label="State or province" autoComplete="address-level1" {...form.field('state')} />
        <Field label="ZIP or postal code" autoComplete="postal-code" {...form.field('zipCode')} />
        <Select label="Country" autoComplete="country-name" choices={countries} {...form.field('country')} />
      </div>
      <div className="flex justify-between gap-3">
        <Button variant="secondary" onClick={() => onPrevious(form.getValues())}>
          Previous
        </Button>
        <Button>Next</Button>
      </div>
    </form>
  )
}
