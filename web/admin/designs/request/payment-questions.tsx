import type { ShownRequest } from '#web/designs/use-request.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { ApproveDialog } from '../../approve-dialog.tsx'
import { ReasonDialog } from '../../reason-dialog.tsx'
import type { PaymentMove } from '../use-studio-change.ts'

export type PaymentQuestion = 'paid' | 'rejected' | 'refunded'

type PaymentQuestionsProps = {
  request: ShownRequest
  move: PaymentMove
  asking: PaymentQuestion | undefined
  onClose: () => void
}

/** What is asked before a payment counts, is rejected or counts as given back: the client is told each time. */
export function PaymentQuestions({ request, move, asking, onClose }: PaymentQuestionsProps) {
  const { change, isBusy, failure } = move

  async function refund() {
    if (await change({ paymentStatus: 'refunded' })) onClose()
  }
  return (
    <>
      {request.payment && (
        <ApproveDialog
          open={asking === 'paid'}
          title="How much came?"
          action="Approve Payment"
          acts={move}
          onClose={onClose}
          draft={`the payment of ${request._id}`}
          payment={request.payment}
          method={request.paymentMethod}
          onFound={(found) => change({ paymentStatus: 'paid', ...found })}
        />
      )}
      <ReasonDialog
        open={asking === 'rejected'}
        title="Reject this payment?"
        action="Reject Payment"
        busyText="Rejecting..."
        line="The client reads your reason and can send new evidence."
        hint="What is wrong, and what would settle it."
        acts={move}
        onClose={onClose}
        draft={`why the payment of ${request._id} is rejected`}
        onReason={(reason) => change({ paymentStatus: 'rejected', reason })}
      />
      <ConfirmDialog
        open={asking === 'refunded'}
        title="Mark as refunded?"
        action="Mark as refunded"
        busy={isBusy}
        busyText="Saving..."
        error={failure}
        onConfirm={() => void refund()}
        onClose={onClose}
      >
        <p>
          Send <Money dollars={request.designFee} /> back to the client first. We then write to them that it
          is on its way.
        </p>
      </ConfirmDialog>
    </>
  )
}
