import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ask } from '#contract/call.ts'
import { designStatusLabel, type DesignStatus } from '#domain/designs/design-status.ts'
import { paymentStatusLabel, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { call } from '#web/api.ts'
import { useRequestChange, type ShownRequest } from '#web/designs/use-request.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { fieldsOf } from '#kit/browser/api/fields-of.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { reloadSoon } from '../reload-soon.ts'

const LIST = 'GET /api/design-requests/admin/all'

type Change<Sent> = {
  send: Parameters<typeof useRequestChange<Sent>>[1]['send']
  /** What is said when it is done. */
  done: (sent: Sent) => string
  /** What is said when it was refused; the reason follows where there is one. */
  failed: string
  onDone?: (request: ShownRequest) => void
}

/** What failed comes first, then why. */
function failureOf(failed: string, reason: string): string {
  return [failed, reason].filter((words) => words !== '').join('. ')
}

/** Says in the corner what failed, and why. */
export function tellFailure(failed: string, error: unknown): void {
  toast.error(failureOf(failed, messageOf(error, '')))
}

/** One thing that the studio does with a request: told in the corner, and the page reloads its data a moment later. */
export function useStudioChange<Sent>(id: string, { send, done, failed, onDone }: Change<Sent>) {
  const client = useQueryClient()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { changed, isBusy, problem, forgetProblem } = useRequestChange<Sent>(id, {
    send,
    failure: '',
    onDone: (reply, sent) => {
      toast.success(done(sent))
      void client.invalidateQueries({ queryKey: ['GET /api/payables/:ref'] })
      reloadSoon(client, 'GET /api/design-requests/:id', LIST)
      onDone?.(reply.request)
    },
    onFailed: (reason) => {
      tellRefusal(failureOf(failed, reason))
      // What was refused for its old figures is asked with the new ones next time.
      void client.invalidateQueries({ queryKey: [LIST] })
    },
  })

  /** Resolves with whether it was done. */
  function change(sent: Sent): Promise<boolean> {
    setFaults({})
    return changed(sent).then(
      () => true,
      (error: unknown) => {
        setFaults(fieldsOf(error))
        return false
      },
    )
  }
  return {
    change,
    isBusy,
    /** Why it was refused the last time, for the window that asked for it. */
    failure: problem === undefined ? undefined : failureOf(failed, problem),
    /** What was wrong with what was sent, by its path. */
    faults,
    /** Forgets the refusal, before a window opens again. */
    forget: () => {
      forgetProblem()
      setFaults({})
    },
  }
}

type StatusSent = { status: DesignStatus; reason?: string; seen: DesignStatus }
type PaymentSent = Ask<'PUT /api/design-requests/:id/payment'>['body'] & { paymentStatus: PaymentStatus }

export type PaymentMove = ReturnType<typeof usePaymentMove>

/** Sets the status of a request. */
export function useStatusMove(id: string) {
  return useStudioChange<StatusSent>(id, {
    send: (body) => call('PUT /api/design-requests/:id/status', { params: { id }, body }),
    done: ({ status }) => `Status updated to ${designStatusLabel(status)}`,
    failed: 'Failed to update status',
  })
}

/** Sets how far the payment of a request has come. */
export function usePaymentMove(id: string) {
  return useStudioChange<PaymentSent>(id, {
    send: (body) => call('PUT /api/design-requests/:id/payment', { params: { id }, body }),
    done: ({ paymentStatus }) => `Payment status updated to ${paymentStatusLabel(paymentStatus, false)}`,
    failed: 'Failed to update payment status',
  })
}
