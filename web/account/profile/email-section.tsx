import { NewEmailForm } from '#contract/own-account.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { call } from '#web/api.ts'
import { ProfileSection } from './profile-section.tsx'
import { useEditor } from './use-editor.ts'

/** A new address and the password; the address changes once the link that is sent to it was opened. */
export function useEmailEditor() {
  return useEditor(NewEmailForm, {
    values: { email: '', currentPassword: '' },
    async send(body) {
      await call('POST /api/users/profile/email', { body })
      return {}
    },
    failure: 'Failed to update profile',
    success: 'A link is on its way to your new address. Open it within 24 hours.',
  })
}

type EmailSectionProps = { editor: ReturnType<typeof useEmailEditor> }

/** The address one signs in with. */
export function EmailSection({ editor }: EmailSectionProps) {
  const { form } = editor
  return (
    <ProfileSection
      title="Email address"
      line="You sign in with it, and we write to it."
      editor={editor}
      shown={<p className="grow text-muted">It changes once you open a link that we send to the new one.</p>}
    >
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We send a link to it. Until you open it, your old address stays."
        {...form.field('email')}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </ProfileSection>
  )
}
