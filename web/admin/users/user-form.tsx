import { roles } from '#domain/users/roles.ts'
import { useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { FormFoot } from '../form/form-foot.tsx'
import { useUserForm, type UserForm as TypedUser } from './use-user-form.ts'
import { roleLabels } from '../role-labels.ts'
import type { ManagedUser } from './user-words.tsx'

/** A new person, or one as they are now. */
export function UserForm({ user }: { user?: ManagedUser }) {
  const form = useUserForm(user)
  return (
    <Form onSubmit={form.onSubmit} className="grid min-w-0 gap-5">
      <LeaveGuard when={form.isDirty && !form.busy} />
      <FormError message={form.formError} />
      <PersonCard form={form} user={user} />
      <PasswordCard form={form} user={user} />
      <FormFoot leave={paths.admin.users()} action={user ? 'Save changes' : 'Create user'} busy={form.busy} />
    </Form>
  )
}

type CardProps = { form: TypedUser; user: ManagedUser | undefined }

function PersonCard({ form, user }: CardProps) {
  const isOwn = useSession()?.user._id === user?._id && user !== undefined
  const offered = isOwn ? (['admin'] as const) : roles
  return (
    <Card title="Person">
      <div className="grid gap-5 sm:grid-cols-2">
        <PlainField label="First name" {...form.field('firstName')} />
        <PlainField label="Last name" {...form.field('lastName')} />
        <PlainField label="Email" type="email" {...form.field('email')} />
        <PlainField label="Phone" type="tel" inputMode="tel" optional {...form.field('phone')} />
        <Select
          label="Role"
          hint={
            isOwn ? 'Only another admin can change your role.' : <RoleHint isExisting={user !== undefined} />
          }
          choices={offered.map((value) => ({ value, label: roleLabels[value] }))}
          className="sm:col-span-2"
          {...form.field('role')}
        />
      </div>
    </Card>
  )
}

function RoleHint({ isExisting }: { isExisting: boolean }) {
  return (
    <>
      Sellers list and restock products of their own; admins run the whole shop.
      {isExisting && ' Another role signs this person out everywhere.'}
    </>
  )
}

function PasswordCard({ form, user }: CardProps) {
  return (
    <Card title="Password">
      <p className="mb-5 max-w-text text-muted">
        {user
          ? 'Leave both empty to keep the present password. A new one signs this person out everywhere, and a letter tells them.'
          : 'Leave both empty and they choose one themselves: a letter tells them how.'}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          label={user ? 'New password' : 'Password'}
          hint="At least 6 characters"
          autoComplete="new-password"
          optional
          {...form.field('password', { deps: ['confirmPassword'] })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          optional
          {...form.field('confirmPassword')}
        />
      </div>
    </Card>
  )
}
