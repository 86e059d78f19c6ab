import { ForgotPasswordForm as Asked } from '#contract/users.ts'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import type { SentMail } from './mail-on-its-way.tsx'

const NOT_SENT = 'Failed to send reset email. Please try again.'

type ForgotPasswordFormProps = { email: string; onSent: (mail: SentMail) => void }

/** Asks for the address that a temporary password is to go to. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useSchemaForm(Asked, send, { defaults: { email }, failure: NOT_SENT })

  async function send(body: { email: string }) {
    const { message } = await call('POST /api/users/forgot-password', { body }).catch(failedAs(NOT_SENT))
    onSent({ email: body.email.trim(), message })
  }

  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <FormError message={form.formError} />
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
      <Button busy={form.busy} busyText="Sending...">
        Send temporary password
      </Button>
    </Form>
  )
}
