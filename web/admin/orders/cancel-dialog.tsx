import { isAgreed } from '#domain/orders/agreed.ts'
import { orderReference } from '#domain/orders/reference.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { FormDialog, submitTexts } from '../form-dialog.tsx'
import type { OrderActions } from './use-order-actions.ts'

type CancelDialogProps = { order: ShownOrder; open: boolean; actions: OrderActions; onClose: () => void }

/** Asks before an order is cancelled, and why: the customer reads the reason. */
export function CancelDialog({ order, open, actions, onClose }: CancelDialogProps) {
  const cancel = submitTexts(async ({ reason = '' }) => {
    if (await actions.cancel(reason)) onClose()
  })
  const title = `Cancel ${orderReference(order._id)}?`
  const buttons = {
    action: 'Cancel order',
    keep: 'Keep order',
    tone: 'danger',
    busy: actions.isBusy,
    busyText: 'Cancelling...',
  } as const
  return (
    <FormDialog {...{ open, title, onClose }} {...buttons} failure={actions.failure} onSubmit={cancel}>
      <p>{consequence(order)}</p>
      <TextArea
        label="Reason"
        name="reason"
        optional
        maxLength={2000}
        hint="The customer reads it in our letter and on the order."
      />
    </FormDialog>
  )
}

function consequence(order: ShownOrder): string {
  if (!isAgreed(order)) return 'The quote can then no longer be sent or accepted. We write to the customer.'
  const restocked = 'Its pieces go back into stock and we write to the customer.'
  return order.isPaid ? `${restocked} The payment stays until you mark it as refunded.` : restocked
}
