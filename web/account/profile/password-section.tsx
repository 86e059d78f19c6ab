import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PasswordForm } from './profile-forms.ts'
import { ProfileSection } from './profile-section.tsx'
import { useEditor } from './use-editor.ts'

/** The password of a person: the current one, and a new one twice. */
export function usePasswordEditor() {
  return useEditor(PasswordForm, {
    values: { currentPassword: '', newPassword: '', confirmPassword: '' },
    change: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    failure: 'Failed to update profile',
    success: 'Password changed successfully. Your other devices were signed out.',
  })
}

type PasswordSectionProps = { email: string; editor: ReturnType<typeof usePasswordEditor> }

/** A new password for the old one. */
export function PasswordSection({ email, editor }: PasswordSectionProps) {
  const { form } = editor
  return (
    <ProfileSection
      title="Password"
      line="Changing it signs your other devices out."
      editor={editor}
      shown={<p className="grow text-muted">Only you know it.</p>}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields form={form} hint="At least 8 characters" />
    </ProfileSection>
  )
}
