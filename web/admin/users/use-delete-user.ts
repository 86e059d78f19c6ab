import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { toast } from '#kit/browser/ui/toast.ts'

/** Deletes the account of a person; `onDone` follows the good news, and a refusal stays in `failure`. */
export function useDeleteUser(onDone: () => void) {
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
