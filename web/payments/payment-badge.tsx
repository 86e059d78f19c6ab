import { paymentStatusLabel, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

const tones: Record<PaymentStatus, Tone> = {
  pending: 'warn',
  paid: 'good',
  rejected: 'bad',
  refunded: 'neutral',
}

type PaymentBadgeProps = {
  status: PaymentStatus
  hasEvidence: boolean
  payment: { refunded: number } | null
}

/** How far a payment has come; a paid one with evidence reads "Verified", and says where a part of it went back. */
export function PaymentBadge({ status, hasEvidence, payment }: PaymentBadgeProps) {
  return (
    <>
      <Badge tone={tones[status]}>{paymentStatusLabel(status, hasEvidence)}</Badge>
      {status === 'paid' && payment !== null && payment.refunded > 0 && (
        <>
          {' '}
          <Badge>Partly refunded</Badge>
        </>
      )}
    </>
  )
}
