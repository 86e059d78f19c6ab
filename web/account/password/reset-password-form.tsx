import type { z } from 'zod'
import { problems } from '#contract/problems.ts'
import { useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { signIn } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PasswordReset } from './password-reset.ts'

const NOT_RESET = problems.temporary_password_wrong.message

/** Takes the temporary password and a new one; whoever has both is signed in and sees their profile. */
export function ResetPasswordForm() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const defaults = {
    email: search.get('email') ?? '',
    tempPassword: '',
    newPassword: '',
    confirmPassword: '',
  }
  const form = useSchemaForm(PasswordReset, reset, { defaults, failure: NOT_RESET })

  async function reset({ email, tempPassword, newPassword }: z.input<typeof PasswordReset>) {
    const body = { email, tempPassword, newPassword }
    signIn(await call('POST /api/users/reset-password', { body }).catch(failedAs(NOT_RESET)))
    await navigate(paths.profileAfterReset(), { replace: true })
  }

  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
      <Field
        label="Temporary password"
        hint="Sixteen letters and digits. Dashes and capitals don't matter."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('tempPassword')}
      />
      <NewPasswordFields form={form} hint="At least 6 characters" />
      <FormError message={form.formError} />
      <Button busy={form.busy} busyText="Saving...">
        Save new password
      </Button>
    </Form>
  )
}
