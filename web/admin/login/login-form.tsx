import { LoginForm as Credentials } from '#contract/users.ts'
import { call } from '#web/api.ts'
import { signIn, useSession } from '#web/session.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { useTurnAway } from './use-turn-away.ts'

const NO_PRIVILEGES = 'You do not have admin privileges'

/** Email and password; whoever is no admin is told so and signed out again. */
export function LoginForm() {
  const { isTurnedAway, forget } = useTurnAway(useSession())
  const defaults = { email: '', password: '' }
  const form = useSchemaForm(Credentials, send, { defaults, failure: 'Invalid credentials' })

  async function send(credentials: typeof defaults) {
    forget()
    signIn(await call('POST /api/users/login', { body: credentials }))
  }

  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <FormError message={form.formError ?? (isTurnedAway ? NO_PRIVILEGES : undefined)} />
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Button busy={form.busy} busyText="Signing In...">
        Sign In to Admin
      </Button>
    </Form>
  )
}
