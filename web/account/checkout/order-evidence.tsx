import { useState } from 'react'
import type { PaymentMethod } from '#domain/orders/payment-method.ts'
import { EvidenceUpload } from '#web/parts/evidence-upload.tsx'
import { EvidenceView } from '#web/parts/evidence-view.tsx'
import type { ShownOrder } from '#web/parts/order-state.ts'
import { Button } from '#web/ui/button.tsx'
import { useOrderEvidence } from './use-order-evidence.ts'

type OrderEvidenceProps = { order: ShownOrder; method: PaymentMethod }

/** Takes evidence of a payment; once there is some it is shown, until another file is to take its place. */
export function OrderEvidence({ order, method }: OrderEvidenceProps) {
  const [isReplacing, setReplacing] = useState(false)
  const evidence = useOrderEvidence(order._id, method, () => setReplacing(false))
  const sent = order.paymentStatus === 'pending' ? order.paymentEvidence : null
  return (
    <section aria-labelledby="evidence" className="grid max-w-xl gap-4">
      <h2 id="evidence" className="title-section">
        Payment evidence
      </h2>
      {sent && !isReplacing ? (
        <>
          <output>We have it. We check your payment and write to you.</output>
          <EvidenceView evidence={sent} uploadedAt={order.paymentEvidenceUploadedAt} />
          <Button variant="secondary" onClick={() => setReplacing(true)} className="justify-self-start">
            Send another file
          </Button>
        </>
      ) : (
        <EvidenceUpload evidence={evidence} />
      )}
    </section>
  )
}
