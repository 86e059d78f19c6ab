import { Link } from '#kit/browser/router/router.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

export default function ResetPasswordPage() {
  return (
    <AuthFrame
      title="Choose a new password"
      line="Enter the temporary password from our email. It works once, for 30 minutes."
    >
      <PageHead title="Reset password" noindex />
      <ResetPasswordForm />
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <Link to={paths.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
          Send a new temporary password
        </Link>
        <Link to={paths.login()} className="text-link inline-flex min-h-11 items-center">
          Back to login
        </Link>
      </div>
    </AuthFrame>
  )
}
