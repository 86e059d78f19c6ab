import { paymentStatusLabel, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

const tones: Record<PaymentStatus, Tone> = {
  pending: 'warn',
  paid: 'good',
  rejected: 'bad',
  refunded: 'neutral',
}

/** How far a payment has come; a paid one with evidence reads "Verified". */
export function PaymentBadge({ status, hasEvidence }: { status: PaymentStatus; hasEvidence: boolean }) {
  return <Badge tone={tones[status]}>{paymentStatusLabel(status, hasEvidence)}</Badge>
}
