import { Link, Navigate, useNavigate, useSearchParams } from '#web/router/router.ts'
import { LoginForm } from '#contract/users.ts'
import { safePath } from '#domain/safe-path.ts'
import { call } from '#web/api/call.ts'
import { signIn, useSession } from '#web/api/session.ts'
import { AuthFrame } from '#web/parts/auth-frame.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useSchemaForm } from '#web/ui/use-schema-form.ts'

export default function LoginPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const after = safePath(search.get('redirect')) ?? paths.home()
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
    <AuthFrame title="Welcome back" line="Your cart, your quotes and your orders are where you left them.">
      <PageHead title="Login" noindex />
      <Form onSubmit={form.onSubmit} className="grid gap-5">
        <FormError message={form.formError} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button busy={form.busy} busyText="Signing In...">
          Login
        </Button>
      </Form>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <Link to={paths.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
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
