import { NewEmailForm } from '#contract/own-account.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { call } from '#web/api.ts'
import { awaitProof, forgetProof, usePendingEmail } from './pending-email.ts'
import { ProfileSection } from './profile-section.tsx'
import { useEditor } from './use-editor.ts'

/** A new address and the password; the address changes once the link that is sent to it was opened. */
export function useEmailEditor(current: string) {
  const pending = usePendingEmail(current)
  return useEditor(NewEmailForm, {
    values: { email: pending ?? '', currentPassword: '' },
    async send(body) {
      await call('POST /api/users/profile/email', { body })
      awaitProof(body.email.trim())
      return {}
    },
    failure: 'Failed to update profile',
    success: 'A link is on its way to your new address. Open it within 24 hours.',
  })
}

type EmailSectionProps = { email: string; editor: ReturnType<typeof useEmailEditor> }

/** The address one signs in with. */
export function EmailSection({ email, editor }: EmailSectionProps) {
  const { form } = editor
  return (
    <ProfileSection
      title="Email address"
      line="You sign in with it, and we write to it."
      editor={editor}
      shown={<Shown email={email} onAgain={editor.open} />}
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

/** Whether a change waits for its link to be opened. */
function Shown({ email, onAgain }: { email: string; onAgain: () => void }) {
  const pending = usePendingEmail(email)
  if (pending === undefined)
    return <p className="grow text-muted">It changes once you open a link that we send to the new one.</p>
  return (
    <div className="grid min-w-0 grow gap-3">
      <p>
        Waiting for you to open the link that we sent to{' '}
        <span className="font-medium">
          <MailAddress address={pending} />
        </span>
        . It opens for 24 hours. Leave it unopened, and your old address stays.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="compact" onClick={onAgain}>
          Send it again
        </Button>
        <Button variant="quiet" size="compact" onClick={forgetProof}>
          Hide this
        </Button>
      </div>
    </div>
  )
}
