import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

type DeleteOneProps = {
  /** "product" */
  what: string
  /** Which one is asked about; nothing while nobody wants to delete. */
  id: string | undefined
  /** What is asked, where it is more than "Delete this product?" */
  title?: string
  send: (id: string) => Promise<{ message: string }>
  /** Has the lists that it stood in asked for again. */
  again: () => Promise<unknown>
  /** Where to go on once it is done, beyond closing. */
  onDeleted?: () => void
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before one thing is deleted; stays open with the reason where it could not be. */
export function DeleteOne({ what, id, title, send, again, onDeleted, onClose, children }: DeleteOneProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
      onDeleted?.()
    },
    onSettled: again,
  })

  function close() {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={id !== undefined}
      title={title ?? `Delete this ${what}?`}
      action={`Delete ${what}`}
      busy={isPending}
      busyText="Deleting..."
      error={error ? `Failed to delete ${what}: ${messageOf(error, 'Please try again.')}` : undefined}
      onConfirm={() => id !== undefined && mutate(id)}
      onClose={close}
    >
      {children}
    </ConfirmDialog>
  )
}
