import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { fullNameOf, type ListedUser } from './user-words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { toast } from '#kit/browser/ui/toast.ts'

type DeleteDialogProps = {
  /** Whom it is about; nobody while it is shut. */
  user: Pick<ListedUser, '_id' | 'firstName' | 'lastName' | 'orderCount'> | undefined
  onClose: () => void
  /** Where to go on once it is done, beyond closing. */
  onDeleted?: () => void
}

/** Asks before an account is deleted, and says what of it stays. */
export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const { remove, isBusy, failure, forget } = useDeleteUser(() => {
    close()
    onDeleted?.()
  })

  function close() {
    forget()
    onClose()
  }

  return (
    <ConfirmDialog
      open={user !== undefined}
      title={user ? `Delete ${fullNameOf(user)}?` : ''}
      action="Delete user"
      busy={isBusy}
      busyText="Deleting..."
      error={failure}
      onConfirm={() => user && remove(user._id)}
      onClose={close}
    >
      <p>
        They are signed out at once, and their name, email, phone, address, cart and wishlist are removed.
        This cannot be undone.
      </p>
      {user !== undefined && user.orderCount > 0 && (
        <p>
          {user.orderCount === 1 ? 'Their order stays' : `Their ${user.orderCount} orders stay`} on record
          under “Former customer”, and no more letters are sent about {user.orderCount === 1 ? 'it' : 'them'}.
        </p>
      )}
    </ConfirmDialog>
  )
}

/** Deletes the account of a person; `onDone` follows the good news, and a refusal stays in `failure`. */
function useDeleteUser(onDone: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => call('DELETE /api/users/admin/:id', { params: { id } }),
    onSuccess: () => {
      toast.success('User deleted successfully')
      void client.invalidateQueries({ queryKey: ['GET /api/users/admin/list'] })
      onDone()
    },
  })
  return {
    remove: mutate,
    isBusy: isPending,
    failure: error ? `Failed to delete user: ${messageOf(error, 'Please try again.')}` : undefined,
    forget: reset,
  }
}
