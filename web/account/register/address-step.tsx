import { UserAddress } from '#contract/users.ts'
import { AddressFields } from '#web/account/address-fields.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import type { Refusal, Registration } from './registration.ts'

type AddressStepProps = {
  typed: Registration['address']
  refusal: Refusal | undefined
  onPrevious: (values: Registration['address']) => void
  onNext: (values: Registration['address']) => void
}

/** Step 2: where you live. */
export function AddressStep({ typed, refusal, onPrevious, onNext }: AddressStepProps) {
  const form = useSchemaForm(UserAddress, async (values) => onNext(values), { defaults: typed })
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <FormError message={refusal?.step === 1 ? refusal.message : undefined} />
      <AddressFields field={form.field} />
      <div className="flex justify-between gap-3">
        <Button variant="secondary" onClick={() => onPrevious(form.getValues())}>
          Previous
        </Button>
        <Button>Next</Button>
      </div>
    </Form>
  )
}
