import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { reloadSoon } from '../reload-soon.ts'

/** Tries a mail again now, and shows a moment later what came of it. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/emails/:id/retry', { params: { id } }),
    onSuccess: () => toast.info('We are trying this email again'),
    onError: (error) => toast.error(messageOf(error, 'Failed to retry the email. Please try again.')),
    onSettled: () => reloadSoon(client, ['GET /api/emails'], ['GET /api/emails/:id']),
  })
}
