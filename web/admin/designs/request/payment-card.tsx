import { studioMethodLabel } from '#domain/payments/payment-method.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { DesignPaymentBadge } from '#web/designs/design-status-badge.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { When } from '#web/shop/when.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Facts } from '#kit/browser/ui/facts.tsx'
import { useAsking } from '../../form-dialog.tsx'
import { usePaymentMove } from '../use-studio-change.ts'
import { PaymentQuestions, type PaymentQuestion } from './payment-questions.tsx'

type OfRequest = { request: ShownRequest }

/** How the design fee is paid, what shows it, and the studio's answer to that. */
export function PaymentCard({ request }: OfRequest) {
  const { paymentEvidence, paymentEvidenceUploadedAt, paymentMethod, paidAt, paymentNote } = request
  return (
    <Card title="Payment" actions={<DesignPaymentBadge request={request} />}>
      <Facts
        facts={[
          ['Design fee', <Money key="fee" dollars={request.designFee} />],
          ['Method', studioMethodLabel(paymentMethod)],
          ['Paid', paidAt !== null && <When key="paid" at={paidAt} />],
          ['Reason', paymentNote],
        ]}
      />
      <div className="mt-4">
        {paymentEvidence ? (
          <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />
        ) : (
          <p className="text-muted">No payment evidence yet.</p>
        )}
      </div>
      {paymentEvidence && unpaidStatuses.includes(request.paymentStatus) && <Answers request={request} />}
    </Card>
  )
}

function Answers({ request }: OfRequest) {
  const move = usePaymentMove(request._id)
  const { asking, ask, close } = useAsking<PaymentQuestion>(`answer to the payment of ${request._id}`, move)
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2 *:grow">
        <Button icon="check" onClick={() => ask('paid')}>
          Approve Payment
        </Button>
        <Button variant="secondary" onClick={() => ask('rejected')}>
          Reject Payment
        </Button>
      </div>
      <PaymentQuestions {...{ request, move, asking }} onClose={close} />
    </>
  )
}
