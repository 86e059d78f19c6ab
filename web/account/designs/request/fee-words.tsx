import { verificationTimes } from '#domain/payments/payment-method.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { Money } from '#kit/browser/ui/money.tsx'

const CHECK_TIMES = `Wire verification takes ${verificationTimes.wire_transfer}; cheque verification ${verificationTimes.cheque}.`

/** What happens next while the design fee is open. */
export function FeeWords({ request: { designFee, hasEvidence, paymentStatus } }: { request: ShownRequest }) {
  if (hasEvidence && paymentStatus === 'pending')
    return <p>We have your payment evidence. We check it and write to you. {CHECK_TIMES}</p>
  return (
    <p>
      Next is the design fee of <Money dollars={designFee} />, due upfront. Design work begins when your
      payment is verified.
    </p>
  )
}
