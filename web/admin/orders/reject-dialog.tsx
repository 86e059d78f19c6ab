import { VerifyPaymentForm } from '#contract/orders/admin-operations.ts'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { FormDialog } from '../form-dialog.tsx'
import type { OrderActions } from './use-order-actions.ts'

const defaults = { status: 'rejected', reason: '' } as const
const words = {
  title: 'Reject this payment?',
  action: 'Reject payment',
  tone: 'danger',
  busyText: 'Rejecting...',
} as const

type RejectDialogProps = { open: boolean; actions: OrderActions; onClose: () => void }

/** Asks why a payment could not be verified: the customer reads it and sends new evidence. */
export function RejectDialog({ open, actions, onClose }: RejectDialogProps) {
  const { failure } = actions
  const form = useSchemaForm(VerifyPaymentForm, send, { defaults })

  async function send({ reason = '' }: { reason?: string }) {
    if (await actions.reject(reason.trim())) onClose()
  }

  return (
    <FormDialog {...words} {...{ open, onClose, failure }} busy={form.busy} onSubmit={form.onSubmit}>
      <p>The customer reads your reason and can send new evidence.</p>
      <TextArea
        label="Reason"
        maxLength={2000}
        hint="What is wrong, and what would settle it."
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
