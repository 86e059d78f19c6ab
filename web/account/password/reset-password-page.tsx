import type { z } from 'zod'
import { Link, useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { AuthFrame } from '#web/account/auth-frame.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { problems } from '#contract/problems.ts'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { signIn } from '#web/session.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { NewPasswordFields } from '#web/account/new-password-fields.tsx'
import { forgotPath, loginPath } from '#web/forgot-path.ts'
import { PasswordReset } from './password-reset.ts'

export default function ResetPasswordPage() {
  return (
    <AuthFrame
      title="Choose a new password"
      line="Enter the temporary password from our email. It works once, for 30 minutes."
    >
      <PageHead title="Reset password" noindex />
      <ResetPasswordForm />
    </AuthFrame>
  )
}

const NOT_RESET = problems.temporary_password_wrong.message

/** Takes the temporary password and a new one; whoever has both is signed in and sees their profile. */
function ResetPasswordForm() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const from = search.get('from') ?? undefined
  const defaults = {
    email: search.get('email') ?? '',
    tempPassword: '',
    newPassword: '',
    confirmPassword: '',
  }
  const form = useSchemaForm(PasswordReset, reset, { defaults, failure: NOT_RESET })

  async function reset({ email, tempPassword, newPassword }: z.input<typeof PasswordReset>) {
    const signed = {
      expires: search.get('expires') ?? undefined,
      signature: search.get('signature') ?? undefined,
    }
    const body = { email, tempPassword, newPassword, ...signed }
    signIn(await call('POST /api/users/reset-password', { body }).catch(failedAs(NOT_RESET)))
    await navigate(paths.profileAfterReset(), { replace: true })
  }

  return (
    <>
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
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <Link
          to={forgotPath(form.watch('email'), from)}
          className="text-link inline-flex min-h-11 items-center"
        >
          Send a new temporary password
        </Link>
        <Link
          to={loginPath(from, form.watch('email'))}
          className="text-link inline-flex min-h-11 items-center"
        >
          Back to login
        </Link>
      </div>
    </>
  )
}
