import type { ReactNode } from 'react'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'

type DeleteOneProps = {
  /** "product" */
  what: string
  /** Which one is asked about; nothing while nobody wants to delete. */
  id: string | undefined
  /** Deletes it, and says how that goes. */
  deletion: {
    remove: (id: string) => Promise<boolean>
    isBusy: boolean
    failure: string | undefined
    forget: () => void
  }
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before one thing is deleted; stays open with the reason where it could not be. */
export function DeleteOne({ what, id, deletion, onClose, children }: DeleteOneProps) {
  const { remove, isBusy, failure, forget } = deletion

  function close() {
    forget()
    onClose()
  }
  async function confirm() {
    if (id !== undefined && (await remove(id))) close()
  }
  return (
    <ConfirmDialog
      open={id !== undefined}
      title={`Delete this ${what}?`}
      action={`Delete ${what}`}
      busy={isBusy}
      busyText="Deleting..."
      error={failure}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {children}
    </ConfirmDialog>
  )
}
