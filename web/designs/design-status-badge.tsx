import { designStatusLabel, type DesignStatus } from '#domain/designs/design-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { IconName } from '#kit/browser/ui/icon.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

const looks: Record<DesignStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'warn', icon: 'clock' },
  in_progress: { tone: 'info', icon: 'edit' },
  review: { tone: 'info', icon: 'eye' },
  revision: { tone: 'info', icon: 'edit' },
  completed: { tone: 'good', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'close' },
  rejected: { tone: 'bad', icon: 'close' },
}

/** Where a design request stands. */
export function DesignStatusBadge({ status }: { status: DesignStatus }) {
  return <Badge {...looks[status]}>{designStatusLabel(status)}</Badge>
}

type DesignPaymentBadgeProps = {
  request: { paymentStatus: PaymentStatus; hasEvidence: boolean; payment: { refunded: number } | null }
}

/** How far the design fee has come; a paid one with evidence reads "Verified". */
export function DesignPaymentBadge({ request }: DesignPaymentBadgeProps) {
  const { paymentStatus: status, hasEvidence, payment } = request
  return <PaymentBadge {...{ status, hasEvidence, payment }} />
}
