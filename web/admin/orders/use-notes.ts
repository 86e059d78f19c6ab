import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { ask, call } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { wasDone } from '#kit/browser/api/was-done.ts'
import { toast } from '#kit/browser/ui/toast.ts'

export type ShownNote = Reply<'GET /api/orders/:id/notes'>['notes'][number]

/** Adds a note to the order `id`. */
export function useAddNote(id: string) {
  const again = useNotesAgain(id)
  const attempt = useAttempt()
  return async (text: string) => {
    await attempt((idempotencyKey) =>
      call('POST /api/orders/:id/notes', { params: { id }, body: { text }, idempotencyKey }),
    )
    await again()
  }
}

/** Deletes a note of the order `id`; resolves with whether it was done, and a failure has been told by then. */
export function useDeleteNote(id: string) {
  const again = useNotesAgain(id)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (noteId: string) => call('DELETE /api/orders/:id/notes/:noteId', { params: { id, noteId } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: again,
  })
  return {
    remove: (noteId: string) => wasDone(mutateAsync(noteId)),
    isBusy: isPending,
    failure: error ? messageOf(error, 'Failed to delete the note. Please try again.') : undefined,
    forget: reset,
  }
}

function useNotesAgain(id: string) {
  const client = useQueryClient()
  const { queryKey } = ask('GET /api/orders/:id/notes', { params: { id } })
  return () => client.invalidateQueries({ queryKey })
}
