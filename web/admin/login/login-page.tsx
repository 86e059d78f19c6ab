import { Link, Navigate, useSearchParams } from '#kit/browser/router/router.ts'
import { safeAdminPath } from '#kit/core/safe-path.ts'
import { currentSession, useSession, signIn } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { forgotPath } from '#web/forgot-path.ts'
import { paths } from '#web/paths.ts'
import { LoginForm as Credentials } from '#contract/users.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { useState } from 'react'
import { endSession } from '#web/layout/end-session.ts'

const NO_PRIVILEGES = 'You do not have admin privileges'

export default function LoginPage() {
  const [search] = useSearchParams()
  const session = useSession()
  const { settings } = useShop()
  const after = safeAdminPath(search.get('redirect')) ?? paths.admin.home()
  if (session?.user.role === 'admin') return <Navigate to={after} replace />

  return (
    <main id="main" className="admin grid min-h-dvh content-center justify-items-center px-4 py-12">
      <PageHead title="Admin sign in" noindex />
      <div className="w-full max-w-sm">
        <p className="font-display text-3xl">{settings.storeName}</p>
        <h1 className="mt-1 mb-8 text-lg text-muted">Sign in to the back office</h1>
        <LoginForm />
      </div>
    </main>
  )
}

/** Email and password. Whoever is no admin reads so; their session of the shop goes on until this form is sent. */
function LoginForm() {
  const session = useSession()
  const [search] = useSearchParams()
  const [isTurnedAway, setTurnedAway] = useState(false)
  const defaults = { email: search.get('email') ?? '', password: '' }
  const form = useSchemaForm(Credentials, send, { defaults, failure: 'Invalid credentials' })
  const email = form.watch('email')
  const isNoAdmin = isTurnedAway || (session !== null && session.user.role !== 'admin')

  async function send(credentials: typeof defaults) {
    setTurnedAway(false)
    if (currentSession()) await endSession()
    const opened = await call('POST /api/users/login', { body: credentials })
    signIn(opened)
    if (opened.user.role === 'admin') return
    setTurnedAway(true)
    await endSession()
  }

  return (
    <>
      <Form onSubmit={form.onSubmit} className="grid gap-5">
        <FormError message={form.formError ?? (isNoAdmin ? NO_PRIVILEGES : undefined)} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button busy={form.busy} busyText="Signing In...">
          Sign In to Admin
        </Button>
      </Form>
      <p className="mt-6 flex flex-wrap gap-x-6 text-sm">
        <Link to={forgotPath(email, 'admin')} className="text-link inline-flex min-h-11 items-center">
          Forgot your password?
        </Link>
        <Link to={paths.home()} className="text-link inline-flex min-h-11 items-center">
          Back to the shop
        </Link>
      </p>
    </>
  )
}
