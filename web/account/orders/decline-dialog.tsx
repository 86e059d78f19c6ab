import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { answeringKey, showOrder, withOrder } from '#web/orders/order-query.ts'
import { ReasonField } from './reason-field.tsx'

const NOT_DECLINED = 'The quote could not be declined. Please try again.'

type DeclineDialogProps = { orderId: string; open: boolean; onClose: () => void }

/** The customer's no, with a reason if they like. */
export function DeclineDialog({ orderId, open, onClose }: DeclineDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const unlessRunning = useUnlessRunning(answeringKey)
  const { mutate, isPending, error } = useMutation({
    mutationKey: answeringKey,
    mutationFn: async () =>
      withOrder(
        await call('PUT /api/orders/:id/quote/decline', { params: { id: orderId }, body: { reason } }),
      ),
    onSuccess: (reply) => {
      onClose()
      showOrder(client, reply)
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title="Decline this quote?"
      action="Decline quote"
      busy={isPending}
      error={error === null ? undefined : messageOf(error, NOT_DECLINED)}
      onConfirm={() => unlessRunning(mutate)}
      onClose={onClose}
    >
      <p className="mb-4">That ends the quote. Tell us why, and we can do better next time.</p>
      <ReasonField reason={reason} onReason={setReason} />
    </ConfirmDialog>
  )
}
