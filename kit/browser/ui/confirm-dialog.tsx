import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormError } from './form-error.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  /** A verb and its thing: "Delete product". */
  action: string
  busy?: boolean
  busyText?: string
  error?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  busy,
  busyText,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="danger" busy={busy} busyText={busyText} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      <div className="grid gap-4">
        <FormError message={error} />
        {children}
      </div>
    </Dialog>
  )
}
