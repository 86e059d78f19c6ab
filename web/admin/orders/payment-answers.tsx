import { nextPaymentStatuses } from '#domain/orders/order-payment.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { useAsking } from './use-asking.ts'
import type { OrderActions } from './use-order-actions.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { VerifyPaymentForm } from '#contract/orders/admin-operations.ts'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { FormDialog } from '#web/admin/form-dialog.tsx'

const defaults = { status: 'rejected', reason: '' } as const

const words = {
  title: 'Reject this payment?',
  action: 'Reject payment',
  tone: 'danger',
  busyText: 'Rejecting...',
} as const

type RejectDialogProps = { open: boolean; actions: OrderActions; onClose: () => void }

type PaymentAnswersProps = { order: ShownOrder; actions: OrderActions }

/** What the studio may answer to a payment as it stands: approve, reject, refund, or nothing. */
export function PaymentAnswers({ order, actions }: PaymentAnswersProps) {
  const { asking, ask, close } = useAsking<'rejected' | 'refunded'>(actions)
  const open = nextPaymentStatuses(order.paymentStatus, 'admin', order.status)
  return (
    <>
      <div className="flex flex-wrap gap-2 *:grow not-empty:mt-5">
        {open.includes('paid') && (
          <Button
            icon="check"
            busy={actions.isBusy}
            onClick={() => void actions.approve(order.paymentStatus)}
          >
            {order.paymentStatus === 'rejected' ? 'The money came' : 'Approve'}
          </Button>
        )}
        {open.includes('rejected') && <Answer text="Reject" onClick={() => ask('rejected')} />}
        {open.includes('refunded') && <Answer text="Mark as refunded" onClick={() => ask('refunded')} />}
      </div>
      <RejectDialog open={asking === 'rejected'} actions={actions} onClose={close} />
      <RefundDialog order={order} open={asking === 'refunded'} actions={actions} onClose={close} />
    </>
  )
}

function Answer({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {text}
    </Button>
  )
}

type RefundDialogProps = { order: ShownOrder; open: boolean; actions: OrderActions; onClose: () => void }

/** Asks before a payment counts as given back: it cannot be undone and the customer is told. */
function RefundDialog({ order, open, actions, onClose }: RefundDialogProps) {
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

/** Asks why a payment could not be verified: the customer reads it and sends new evidence. */
function RejectDialog({ open, actions, onClose }: RejectDialogProps) {
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
