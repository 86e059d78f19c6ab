import { studioMethodLabel } from '#domain/payments/payment-method.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { moneyFacts } from '../money-facts.tsx'
import { PaymentAnswers } from './payment-answers.tsx'
import type { OrderActions } from './use-order-actions.ts'

/** How an order is paid, what shows it, and the studio's answer to that. */
export function PaymentCard({ order, actions }: { order: ShownOrder; actions: OrderActions }) {
  const { paymentStatus: status, hasEvidence, payment, paymentEvidence, paymentEvidenceUploadedAt } = order
  return (
    <Card title="Payment" actions={<PaymentBadge {...{ status, hasEvidence, payment }} />}>
      <Facts facts={factsOf(order)} />
      <div className="mt-4 print:hidden">
        {paymentEvidence ? (
          <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />
        ) : (
          <p className="text-muted">No payment evidence yet.</p>
        )}
      </div>
      <PaymentAnswers order={order} actions={actions} />
    </Card>
  )
}

function factsOf(order: ShownOrder): Fact[] {
  const { totalPrice, status, payment, paymentMethod, paymentClaim, paidAt, paymentNote } = order
  const owed = status === 'cancelled' ? totalPrice : (payment?.owed ?? totalPrice)
  return [
    ['Total', <Money key="total" dollars={totalPrice} />],
    ['Total now', owed !== totalPrice && <Money key="owed" dollars={owed} />],
    ...moneyFacts(payment),
    ['Method', studioMethodLabel(paymentMethod)],
    ['Stated', paymentClaim !== null && <Claim key="claim" claim={paymentClaim} />],
    ['Paid', paidAt !== null && <When key="paid" at={paidAt} />],
    ['Reason', paymentNote],
  ]
}

/** What the customer says they paid: a statement, never a proof. */
function Claim({ claim }: { claim: NonNullable<ShownOrder['paymentClaim']> }) {
  const { method, reference, claimedAt } = claim
  return (
    <>
      {[studioMethodLabel(method), reference].filter(Boolean).join(' · ')}, <When at={claimedAt} />
    </>
  )
}
