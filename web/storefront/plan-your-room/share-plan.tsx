import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CopyButton } from '#kit/browser/ui/copy-button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'

/** A link by which anybody may look at the plan and copy it, until it is ended. */
export function SharePlan({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [key, setKey] = useState<string | null>(null)

  async function share(shared: boolean) {
    try {
      const { board } = await call('PUT /api/boards/:id/share', { params: { id }, body: { shared } })
      setKey(board.shareKey)
      setOpen(shared)
    } catch (error) {
      toast.error(messageOf(error, 'The link could not be changed. Please try again.'))
    }
  }

  const link = key === null ? '' : `${window.location.origin}${paths.sharedPlan(key)}`
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => void share(true)}>
        Share
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Share this plan"
        footer={
          <Button variant="secondary" onClick={() => void share(false)}>
            Stop sharing
          </Button>
        }
      >
        <div className="grid gap-3">
          <p>Whoever has this link can look at the plan and copy it. Your name is not on it.</p>
          <div className="flex items-end gap-2">
            <Field
              label="Link"
              readOnly
              value={link}
              className="grow"
              onFocus={({ target }) => target.select()}
            />
            <CopyButton what="link" text={link} />
          </div>
        </div>
      </Dialog>
    </>
  )
}
