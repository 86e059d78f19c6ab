import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { wasDone } from '#kit/browser/api/was-done.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { ask } from '#web/api.ts'
import { tellRefusal } from '../tell-refusal.ts'

/** What an order or design fee comes to, as a page holds it: money in dollars. */
export type ShownPayable = Reply<'GET /api/payables/:ref'>['payable']
export type ShownPayment = ShownPayable['payments'][number]
export type ShownRefund = ShownPayable['refunds'][number]

/** Everything that shows money. */
const shownBy = [
  'GET /api/payables/:ref',
  'GET /api/payables',
  'GET /api/refunds',
  'GET /api/bank/accounts',
  'GET /api/bank/lines',
  'GET /api/bank/imports',
  'GET /api/orders/:id',
  'GET /api/design-requests/:id',
  'GET /api/dashboard',
]

export function payableQuery(ref: string) {
  return ask('GET /api/payables/:ref', { params: { ref } })
}

type MoneyAction = {
  send: (idempotencyKey: string) => Promise<unknown>
  /** What is said when it is done. */
  done: string
}

export type MoneyActs = ReturnType<typeof useMoneyActs>

/** Sends one act on money at a time, says how it went, and has all that shows money asked for again. */
export function useMoneyActs() {
  const client = useQueryClient()
  const attempt = useAttempt()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ send }: MoneyAction) => attempt(send),
    onSuccess: (_, { done }) => toast.success(done),
    onError: (error) => tellRefusal(messageOf(error, 'This could not be saved. Please try again.')),
    onSettled: () => Promise.all(shownBy.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
  return {
    act: (send: MoneyAction['send'], done: string) => wasDone(mutateAsync({ send, done })),
    isBusy: isPending,
    /** Why the last one was refused, for the window that asked for it. */
    failure: error ? messageOf(error, 'Please try again.') : undefined,
    /** The last one was refused for want of a password. */
    wantsPassword: error instanceof CallError && error.code === 'wrong_password',
    /** Forgets the last one, before another window opens. */
    forget: reset,
  }
}
