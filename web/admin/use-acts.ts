import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { fieldsOf } from '#kit/browser/api/fields-of.ts'
import { wasDone } from '#kit/browser/api/was-done.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { tellRefusal } from './tell-refusal.ts'

type Act = {
  send: (idempotencyKey: string) => Promise<unknown>
  /** What is said when it is done. */
  done: string
  /** A window opens that says why it was refused. */
  isSaidInWindow?: boolean | undefined
}

/** Sends one act at a time, says how it went, and has all that `shownBy` names asked for again. */
export function useActs(shownBy: readonly string[]) {
  const client = useQueryClient()
  const attempt = useAttempt()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ send }: Act) => attempt(send),
    onSuccess: (_, { done }) => toast.success(done),
    onError(error, { isSaidInWindow }) {
      if (!isSaidInWindow) tellRefusal(messageOf(error, 'This could not be saved. Please try again.'))
    },
    onSettled: () => Promise.all(shownBy.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
  return {
    act: (send: Act['send'], done: string, isSaidInWindow?: boolean) =>
      wasDone(mutateAsync({ send, done, isSaidInWindow })),
    isBusy: isPending,
    /** Why the last one was refused, for the window that asked for it. */
    failure: error ? messageOf(error, 'Please try again.') : undefined,
    /** What was wrong with what it sent, by its path. */
    faults: fieldsOf(error),
    /** The last one was refused for want of a password. */
    wantsPassword: error instanceof CallError && error.code === 'wrong_password',
    /** Forgets the last one, before another window opens. */
    forget: reset,
  }
}
