import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'

type Part = 'newPassword' | 'confirmPassword'

type NewPasswordFieldsProps = {
  form: {
    field: (name: Part, options?: { deps: Part[] }) => UseFormRegisterReturn & { error: string | undefined }
  }
  /** What it must be like. */
  hint: string
}

/** A new password, twice. */
export function NewPasswordFields({ form, hint }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        hint={hint}
        autoComplete="new-password"
        {...form.field('newPassword', { deps: ['confirmPassword'] })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
    </>
  )
}
