import { Link, Navigate, useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { LoginForm } from '#contract/users.ts'
import { safePath } from '#kit/core/safe-path.ts'
import { call } from '#web/api.ts'
import { signIn, useSession } from '#web/session.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { useWaitingWords } from '../use-waiting-words.ts'
import { forgotPath } from '#web/forgot-path.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'

export default function LoginPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const isClosed = search.get('account') === 'closed'
  const after = safePath(search.get('redirect')) ?? paths.home()
  const waits = useWaitingWords(after)
  const form = useSchemaForm(
    LoginForm,
    async (credentials) => {
      const { token, user } = await call('POST /api/users/login', { body: credentials })
      signIn({ token, user })
      await navigate(after, { replace: true })
    },
    { defaults: { email: search.get('email') ?? '', password: '' }, failure: 'Invalid credentials' },
  )
  if (session && !form.busy) return <Navigate to={after} replace />

  return (
    <AuthFrame
      title={isClosed ? 'Goodbye' : 'Welcome back'}
      line={
        isClosed
          ? 'You can look around as before, or open a new account.'
          : (waits ?? 'Your cart, your quotes and your orders are where you left them.')
      }
    >
      <PageHead title="Login" noindex />
      <Form onSubmit={form.onSubmit} className="grid gap-5">
        {isClosed && (
          <Notice tone="good">Your account is closed. We have written to you to confirm it.</Notice>
        )}
        <FormError message={form.formError} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button busy={form.busy} busyText="Signing In...">
          Login
        </Button>
      </Form>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <Link to={forgotPath(form.watch('email'))} className="text-link inline-flex min-h-11 items-center">
          Forgot your password?
        </Link>
        <p className="inline-flex min-h-11 items-center gap-1.5">
          New here?
          <Link to={paths.register({ redirect: search.get('redirect') ?? undefined })} className="text-link">
            Open an account
          </Link>
        </p>
      </div>
    </AuthFrame>
  )
}
