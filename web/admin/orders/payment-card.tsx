import { studioMethodLabel } from '#domain/payments/payment-method.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { amountFact } from '../money-facts.tsx'
import { PaymentAnswers } from './payment-answers.tsx'
import type { OrderActions } from './use-order-actions.ts'

/** How an order is paid, what shows it, and the studio's answer to that. */
export function PaymentCard({ order, actions }: { order: ShownOrder; actions: OrderActions }) {
  const { paymentStatus: status, hasEvidence, payment, paymentEvidence, paymentEvidenceUploadedAt } = order
  return (
    <Card title="Payment" actions={<PaymentBadge {...{ status, hasEvidence, payment }} />}>
      <Facts facts={factsOf(order)} />
      {/* On the page it stands in the card below, which is not printed. */}
      <Facts facts={moneyFacts(order)} className="mt-1.5 hidden print:grid" />
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
  const { totalPrice, paymentMethod, paymentClaim, paidAt, paymentNote } = order
  return [
    ['Total', <Money key="total" dollars={totalPrice} />],
    ['Method', studioMethodLabel(paymentMethod)],
    ['Stated', paymentClaim !== null && <Claim key="claim" claim={paymentClaim} />],
    ['Paid', paidAt !== null && <When key="paid" at={paidAt} />],
    ['Reason', paymentNote],
  ]
}

/** How far it is paid; nothing of what is zero. */
function moneyFacts({ totalPrice, status, payment }: ShownOrder): Fact[] {
  if (!payment) return []
  const { owed, received, refunded, open, credit, dues } = payment
  return [
    ['Total now', status !== 'cancelled' && owed !== totalPrice && <Money key="owed" dollars={owed} />],
    ['Due', open > 0 && <MoneyLine key="due" dues={dues} />],
    amountFact('Received', received),
    amountFact('Goes back', refunded),
    amountFact('Open', received > 0 ? open : 0),
    amountFact('We owe the customer', credit),
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
