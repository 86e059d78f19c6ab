import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { EvidencePanel } from '#web/payments/evidence-panel.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { useOrderEvidence } from './use-order-evidence.ts'

type OrderEvidenceProps = { order: ShownOrder; method: PaymentMethod }

/** Takes what shows the payment of an order; what was rejected is not shown again, another file is asked for. */
export function OrderEvidence({ order, method }: OrderEvidenceProps) {
  const evidence = useOrderEvidence(order._id, method)
  return (
    <EvidencePanel
      sent={order.paymentStatus === 'pending' ? order.paymentEvidence : null}
      uploadedAt={order.paymentEvidenceUploadedAt}
      evidence={evidence}
    />
  )
}
