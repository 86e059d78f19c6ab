import { useQueryClient } from '@tanstack/react-query'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { call } from '#web/api.ts'
import { showRequest, type ShownRequest } from '#web/designs/use-request.ts'
import { EvidencePanel } from '#web/payments/evidence-panel.tsx'
import { useEvidence } from '#web/payments/use-evidence.ts'

type FeeEvidenceProps = { request: ShownRequest; method: PaymentMethod }

/** Takes what shows the payment of the fee; what was rejected is not shown again, another file is asked for. */
export function FeeEvidence({ request, method }: FeeEvidenceProps) {
  const client = useQueryClient()
  const evidence = useEvidence(
    (file, options, onProgress) =>
      call(
        'POST /api/design-requests/:id/payment-evidence',
        { params: { id: request._id }, body: { paymentEvidence: file, paymentMethod: method }, ...options },
        onProgress,
      ),
    (reply) => showRequest(client, reply),
  )
  return (
    <EvidencePanel
      sent={request.paymentStatus === 'pending' ? request.paymentEvidence : null}
      uploadedAt={request.paymentEvidenceUploadedAt}
      evidence={evidence}
    />
  )
}
