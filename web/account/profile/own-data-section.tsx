import { useState } from 'react'
import { CloseAccountForm } from '#contract/own-account.ts'
import type { Role } from '#domain/users/roles.ts'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { signOut } from '#web/session.ts'
import { ProfilePart } from './profile-section.tsx'

/** All that the shop knows of a person, to take along; and the way out. Another admin closes an admin's account. */
export function OwnDataSection({ role }: { role: Role }) {
  const [isClosing, setClosing] = useState(false)
  return (
    <ProfilePart title="Your data" line="What we know of you is yours.">
      <div className="flex flex-wrap gap-3">
        <SaveFileButton
          fetchFile={() => call('GET /api/users/profile/data.json')}
          busyText="Gathering..."
          failed="Your data could not be gathered. Please try again."
        >
          Download my data
        </SaveFileButton>
        {role !== 'admin' && (
          <Button variant="secondary" onClick={() => setClosing(true)}>
            Close my account
          </Button>
        )}
      </div>
      <Dialog open={isClosing} title="Close my account" onClose={() => setClosing(false)}>
        <CloseAccount onCancel={() => setClosing(false)} />
      </Dialog>
    </ProfilePart>
  )
}

const NOT_CLOSED = 'Your account could not be closed. Please try again.'

function CloseAccount({ onCancel }: { onCancel: () => void }) {
  const form = useSchemaForm(CloseAccountForm, close, {
    defaults: { currentPassword: '' },
    failure: NOT_CLOSED,
  })

  async function close(body: { currentPassword: string }) {
    await call('POST /api/users/profile/close', { body }).catch(failedAs(NOT_CLOSED))
    signOut()
    // A page loaded anew holds nothing of who was here.
    window.location.assign(paths.loginAfterClosing())
  }

  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <p>
        Your name, address, cart, wishlist and plans are deleted, and you are signed out everywhere. Your
        orders stay in our books without your account. This cannot be undone.
      </p>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <FormError message={form.formError} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" variant="secondary" disabled={form.busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger" busy={form.busy} busyText="Closing...">
          Close account
        </Button>
      </div>
    </Form>
  )
}
