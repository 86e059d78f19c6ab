import { nextPaymentStatuses } from '#domain/orders/order-payment.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useAsking } from './use-asking.ts'
import type { OrderActions } from './use-order-actions.ts'

type PaymentAnswersProps = { order: ShownOrder; actions: OrderActions }

/** What the studio may answer to a payment as it stands: approve, reject, refund, or nothing. */
export function PaymentAnswers({ order, actions }: PaymentAnswersProps) {
  const { asking, ask, close } = useAsking<'rejected' | 'refunded'>(actions)
  const open = nextPaymentStatuses(order.paymentStatus, 'admin', order.status)
  return (
    <>
      <div className="flex flex-wrap gap-2 *:grow not-empty:mt-5">
        {open.includes('paid') && (
          <Button icon="check" busy={actions.isBusy} onClick={() => void actions.approve()}>
            Approve
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
