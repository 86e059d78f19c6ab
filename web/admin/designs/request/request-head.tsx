import { BookletButton } from '#web/designs/booklet-button.tsx'
import { DesignPaymentBadge, DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { When } from '#web/shop/when.tsx'
import { clientName } from '../request-words.ts'
import { StatusMenu } from './status-menu.tsx'
import { paymentStatuses, paymentStatusLabel, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { usePaymentMove } from '../use-studio-change.ts'
import { PaymentQuestions, type PaymentQuestion } from './payment-questions.tsx'
import { useAsking } from '../../form-dialog.tsx'
import { ValueMenu } from '../../value-menu.tsx'

/** Which request this is, where it stands, and what can be done with the whole of it. */
export function RequestHead({ request }: { request: ShownRequest }) {
  return (
    <header className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="title-page">Design request {request.number}</h1>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted">
            <DesignStatusBadge status={request.status} />
            <span className="inline-flex items-center gap-1.5">
              Payment <DesignPaymentBadge request={request} />
            </span>
          </span>
        </div>
        <p className="mt-1.5 text-muted">
          <When at={request.createdAt} look="moment" />, {clientName(request)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <BookletButton requestId={request._id} size="compact">
          Board PDF
        </BookletButton>
        <PaymentMenu request={request} />
        <StatusMenu request={request} />
      </div>
    </header>
  )
}

/** Sets the payment of a request to any other status; what moves money, and a no, ask first. */
function PaymentMenu({ request }: { request: ShownRequest }) {
  const move = usePaymentMove(request._id)
  const { asking, ask, close } = useAsking<PaymentQuestion>(`next payment of ${request._id}`, move)

  function choose(paymentStatus: PaymentStatus) {
    const mayCome = paymentStatus === 'paid' && (request.payment?.open ?? 0) > 0
    if (mayCome || paymentStatus === 'rejected' || paymentStatus === 'refunded') ask(paymentStatus)
    else void move.change({ paymentStatus })
  }
  return (
    <>
      <ValueMenu
        what="payment"
        now={request.paymentStatus}
        values={paymentStatuses.map((value) => ({ value, label: paymentStatusLabel(value, false) }))}
        dangerous={['rejected']}
        variant="secondary"
        isBusy={move.isBusy}
        onChoose={choose}
      />
      <PaymentQuestions {...{ request, move, asking }} onClose={close} />
    </>
  )
}
