import { useState } from 'react'
import { paymentStatuses, paymentStatusLabel, type PaymentStatus } from '#domain/payments/payment-status.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { usePaymentMove } from '../use-request-moves.ts'
import { PaymentQuestions, type PaymentQuestion } from './payment-questions.tsx'
import { ValueMenu } from './value-menu.tsx'

/** Sets the payment of a request to any other status; a no and a refund ask first. */
export function PaymentMenu({ request }: { request: ShownRequest }) {
  const [asking, setAsking] = useState<PaymentQuestion>()
  const move = usePaymentMove(request._id, () => setAsking(undefined))

  function choose(paymentStatus: PaymentStatus) {
    move.forget()
    if (paymentStatus === 'rejected' || paymentStatus === 'refunded') setAsking(paymentStatus)
    else move.change({ paymentStatus })
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
      <PaymentQuestions {...{ request, move, asking }} onClose={() => setAsking(undefined)} />
    </>
  )
}
