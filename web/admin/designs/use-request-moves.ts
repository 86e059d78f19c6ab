import type { Ask } from '#contract/call.ts'
import { designStatusLabel, type DesignStatus } from '#domain/designs/design-status.ts'
import { paymentStatusLabel, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { call } from '#web/api.ts'
import { useStudioChange } from './use-studio-change.ts'

type StatusSent = { status: DesignStatus; reason?: string }
type PaymentSent = Ask<'PUT /api/design-requests/:id/payment'>['body'] & { paymentStatus: PaymentStatus }

export type PaymentMove = ReturnType<typeof usePaymentMove>

/** Sets the status of a request. */
export function useStatusMove(id: string, onDone?: () => void) {
  return useStudioChange<StatusSent>(id, {
    send: (body) => call('PUT /api/design-requests/:id/status', { params: { id }, body }),
    done: ({ status }) => `Status updated to ${designStatusLabel(status)}`,
    failed: 'Failed to update status',
    onDone,
  })
}

/** Sets how far the payment of a request has come. */
export function usePaymentMove(id: string, onDone?: () => void) {
  return useStudioChange<PaymentSent>(id, {
    send: (body) => call('PUT /api/design-requests/:id/payment', { params: { id }, body }),
    done: ({ paymentStatus }) => `Payment status updated to ${paymentStatusLabel(paymentStatus, false)}`,
    failed: 'Failed to update payment status',
    onDone,
  })
}
