import { useState } from 'react'
import { Link, useSearchParams } from '#kit/browser/router/router.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { MailOnItsWay, type SentMail } from './mail-on-its-way.tsx'

export default function ForgotPasswordPage() {
  const [search] = useSearchParams()
  const [sent, setSent] = useState<SentMail>()
  return (
    <AuthFrame
      title="Forgot your password?"
      line="Tell us your email. We send you a temporary password, and with it you choose a new one."
    >
      <PageHead title="Forgot password" noindex />
      {sent ? (
        <MailOnItsWay {...sent} onAgain={() => setSent(undefined)} />
      ) : (
        <ForgotPasswordForm email={search.get('email') ?? ''} onSent={setSent} />
      )}
      <Link to={paths.login()} className="text-link mt-6 inline-flex min-h-11 items-center text-sm">
        Back to login
      </Link>
    </AuthFrame>
  )
}
