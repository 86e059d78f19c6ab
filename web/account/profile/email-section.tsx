import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NewEmailForm } from '#contract/own-account.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { ProfileSection } from './profile-section.tsx'
import { ownProfile, useEditor } from './use-editor.ts'

const NOT_UPDATED = 'Failed to update profile'

/** A new address and the password; the address changes once the link that is sent to it was opened. */
export function useEmailEditor(newEmail: string | null) {
  const client = useQueryClient()
  return useEditor(NewEmailForm, {
    values: { email: newEmail ?? '', currentPassword: '' },
    async send(body) {
      await call('POST /api/users/profile/email', { body })
      await client.invalidateQueries(ownProfile)
      return {}
    },
    failure: NOT_UPDATED,
    success: 'A link is on its way to your new address. Open it within 24 hours.',
  })
}

type EmailSectionProps = { newEmail: string | null; editor: ReturnType<typeof useEmailEditor> }

/** The address one signs in with. */
export function EmailSection({ newEmail, editor }: EmailSectionProps) {
  const { form } = editor
  const editButton = useRef<HTMLButtonElement>(null)
  return (
    <ProfileSection
      title="Email address"
      line="You sign in with it, and we write to it."
      {...{ editor, editButton }}
      shown={<Shown {...{ newEmail, editor, editButton }} />}
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

type ShownProps = EmailSectionProps & { editButton: RefObject<HTMLButtonElement | null> }

/** Whether a change waits for its link to be opened. */
function Shown({ newEmail, editor, editButton }: ShownProps) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call('DELETE /api/users/profile/email'),
    onSuccess: ({ message }) => editor.showNews(message),
    onError: (error) => toast.error(messageOf(error, NOT_UPDATED)),
    onSettled: () => client.invalidateQueries(ownProfile),
  })
  const isCanceled = newEmail === null && !cancel.isIdle
  useLayoutEffect(() => {
    if (isCanceled && document.activeElement === document.body) editButton.current?.focus()
  }, [isCanceled, editButton])

  if (newEmail === null)
    return <p className="grow text-muted">It changes once you open a link that we send to the new one.</p>
  return (
    <div className="grid min-w-0 grow gap-3">
      <p>
        Waiting for you to open the link that we sent to{' '}
        <span className="font-medium">
          <MailAddress address={newEmail} />
        </span>
        . It opens for 24 hours. Leave it unopened, and your old address stays.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="compact" onClick={editor.open}>
          Send it again
        </Button>
        <Button
          variant="quiet"
          size="compact"
          busy={cancel.isPending}
          busyText="Canceling..."
          onClick={() => cancel.mutate()}
        >
          Cancel the change
        </Button>
      </div>
    </div>
  )
}
