import { awaitsVerdict, nextPaymentStatuses } from '#domain/orders/order-payment.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { useAsking } from '../form-dialog.tsx'
import { ApproveDialog } from '../approve-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import type { OrderActions } from './use-order-actions.ts'

type PaymentAnswersProps = { order: ShownOrder; actions: OrderActions }

/** What the studio may answer to a payment as it stands: approve, reject, refund, or nothing. */
export function PaymentAnswers({ order, actions }: PaymentAnswersProps) {
  const { _id, paymentStatus, status } = order
  const { asking, ask, close } = useAsking<'paid' | 'rejected' | 'refunded' | 'setAside'>(
    `answer to the payment of ${_id}`,
    actions,
  )
  const open = nextPaymentStatuses(paymentStatus, 'admin', status)
  const isUnpaid = unpaidStatuses.includes(paymentStatus)
  // The money of an order that was canceled unpaid may be on its way.
  const isStated = order.hasEvidence || order.paymentClaim !== null
  const mayHaveCome = paymentStatus === 'paid' || isStated || (order.payment?.credit ?? 0) > 0
  return (
    <>
      <div className="flex flex-wrap gap-2 *:grow not-empty:mt-5">
        {isUnpaid && (open.includes('paid') || mayHaveCome) && (
          <Button icon="check" onClick={() => ask('paid')}>
            {order.paymentStatus === 'rejected' || status === 'cancelled' ? 'The money came' : 'Approve'}
          </Button>
        )}
        {open.includes('rejected') && (
          <Button variant="secondary" onClick={() => ask('rejected')}>
            Reject
          </Button>
        )}
        {open.includes('refunded') && mayHaveCome && (
          <Button variant="secondary" onClick={() => ask('refunded')}>
            Mark as refunded
          </Button>
        )}
        {status === 'cancelled' && awaitsVerdict(order) && (
          <Button variant="secondary" onClick={() => ask('setAside')}>
            Set aside
          </Button>
        )}
      </div>
      <ReasonDialog
        open={asking === 'rejected'}
        title="Reject this payment?"
        action="Reject payment"
        acts={actions}
        busyText="Rejecting..."
        line="The customer reads your reason and can send new evidence."
        hint="What is wrong, and what would settle it."
        draft={`why the payment of ${_id} is rejected`}
        onReason={actions.reject}
        onClose={close}
      />
      <ReasonDialog
        open={asking === 'setAside'}
        title="Set this payment aside?"
        action="Set aside"
        acts={actions}
        line="For money that did not come. We write to the customer, with your reason. If it comes later, it can still be counted or sent back."
        hint="Where you looked, and until when."
        draft={`why the payment of ${_id} is set aside`}
        onReason={actions.setAside}
        onClose={close}
      />
      {order.payment && (
        <ApproveDialog
          open={asking === 'paid'}
          title="How much came?"
          action="Approve payment"
          acts={actions}
          draft={`the payment of ${_id}`}
          payment={order.payment}
          method={order.paymentMethod}
          stated={order.paymentClaim?.reference}
          onFound={(found) => actions.approve(paymentStatus, found)}
          onClose={close}
        />
      )}
      <RefundDialog order={order} open={asking === 'refunded'} actions={actions} onClose={close} />
    </>
  )
}

type RefundDialogProps = { order: ShownOrder; open: boolean; actions: OrderActions; onClose: () => void }

/** Asks before a payment counts as given back: it cannot be undone and the customer is told. */
function RefundDialog({ order, open, actions, onClose }: RefundDialogProps) {
  const received = (order.payment?.received ?? 0) - (order.payment?.refunded ?? 0)

  async function refund() {
    if (await actions.refund(order.paymentStatus)) onClose()
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
        {received === 0 && 'Only where the money of this canceled order has come. '}
        Send <Money dollars={received === 0 ? order.totalPrice : received} /> back to the customer first. We
        then write to them that it is on its way. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
