import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from '#kit/browser/router/router.ts'
import { AuthFrame } from '#web/account/auth-frame.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ForgotPasswordForm as Requested } from '#contract/users.ts'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { loginPath } from '#web/forgot-path.ts'

export default function ForgotPasswordPage() {
  const [search] = useSearchParams()
  const [sent, setSent] = useState<SentMail>()
  const email = search.get('email') ?? ''
  const from = search.get('from') ?? undefined
  return (
    <AuthFrame
      title="Forgot your password?"
      line="Tell us your email. We send you a temporary password, and with it you choose a new one."
    >
      <PageHead title="Forgot password" noindex />
      {sent ? (
        <MailOnItsWay {...sent} from={from} onAgain={() => setSent(undefined)} />
      ) : (
        <ForgotPasswordForm email={email} onSent={setSent} />
      )}
      <Link
        to={loginPath(from, sent?.email ?? email)}
        className="text-link mt-6 inline-flex min-h-11 items-center text-sm"
      >
        Back to login
      </Link>
    </AuthFrame>
  )
}

const NOT_SENT = 'Failed to send reset email. Please try again.'

type ForgotPasswordFormProps = { email: string; onSent: (mail: SentMail) => void }

/** Asks for the address that a temporary password is to go to. */
function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useSchemaForm(Requested, send, { defaults: { email }, failure: NOT_SENT })

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

type SentMail = { email: string; message: string }

type MailOnItsWayProps = SentMail & { from: string | undefined; onAgain: () => void }

/** What the shop answered, which is the same for every address, and the way on; the keyboard goes on from here. */
function MailOnItsWay({ email, message, from, onAgain }: MailOnItsWayProps) {
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => answer.current?.focus(), [])
  return (
    <div ref={answer} tabIndex={-1} className="grid gap-5 outline-none">
      <Notice tone="good">{message}</Notice>
      <p className="text-muted">
        You gave us{' '}
        <span className="text-ink">
          <MailAddress address={email} />
        </span>
        . Nothing there after a few minutes? Look in your spam folder, and check the address for a typo.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.resetPassword({ email, from })}>Enter the temporary password</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Use another email
        </Button>
      </div>
    </div>
  )
}
