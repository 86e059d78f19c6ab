import type { ShownOrder } from '#web/orders/order-state.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import type { OrderActions } from './use-order-actions.ts'

type RefundDialogProps = { order: ShownOrder; open: boolean; actions: OrderActions; onClose: () => void }

/** Asks before a payment counts as given back: it cannot be undone and the customer is told. */
export function RefundDialog({ order, open, actions, onClose }: RefundDialogProps) {
  async function refund() {
    if (await actions.refund()) onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      title="Mark as refunded?"
      action="Mark as refunded"
      busy={actions.isBusy}
      error={actions.failure}
      busyText="Saving..."
      onConfirm={() => void refund()}
      onClose={onClose}
    >
      <p>
        Send <Money dollars={order.totalPrice} /> back to the customer first. We then write to them that it is
        on its way. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
