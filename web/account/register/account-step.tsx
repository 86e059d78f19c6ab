import { Link, useSearchParams } from '#kit/browser/router/router.ts'
import { RegisterAccountStep } from '#contract/users.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { type Refusal, type Registration, useHandOver } from './registration.ts'

type AccountStepProps = {
  typed: Registration['account']
  refusal: Refusal | undefined
  onLeave: (values: Registration['account']) => void
  onNext: (values: Registration['account']) => void
}

/** Step 1: who you are. While the address is one that is taken, Next stays shut. */
export function AccountStep({ typed, refusal, onLeave, onNext }: AccountStepProps) {
  const [search] = useSearchParams()
  const form = useSchemaForm(RegisterAccountStep, async (values) => onNext(values), { defaults: typed })
  useHandOver(form, onLeave)
  const email = form.watch('email')
  const isTaken = refusal?.takenEmail !== undefined && email === refusal.takenEmail
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      {!isTaken && refusal?.step === 0 && refusal.takenEmail === undefined && (
        <FormError message={refusal.message} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <div>
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
          error={isTaken ? refusal.message : form.error('email')}
        />
        {isTaken && (
          <Link
            to={paths.login({ email, redirect: search.get('redirect') ?? undefined })}
            className="text-link mt-1 inline-flex min-h-11 items-center text-sm"
          >
            Sign in with this email
          </Link>
        )}
      </div>
      <PasswordField
        label="Password"
        hint="At least 6 characters"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <Field label="Phone" type="tel" inputMode="tel" autoComplete="tel" optional {...form.field('phone')} />
      <Button disabled={isTaken} className="justify-self-end">
        Next
      </Button>
    </Form>
  )
}
