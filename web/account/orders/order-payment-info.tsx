import { isAgreed } from '#domain/orders/agreed.ts'
import { paymentMethodLabel } from '#domain/payments/payment-method.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { formatMoney } from '#kit/core/money.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { isOwed, isPayable, isPaymentSought, type ShownOrder } from '#web/orders/order-state.ts'
import { PapersOf } from '#web/payments/numbered-papers.tsx'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { PaymentRejected } from '#web/payments/payment-rejected.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { PaymentClaim } from './payment-claim.tsx'

/** How an order is paid, how far that has come, and what shows it. */
export function OrderPaymentInfo({ order }: { order: ShownOrder }) {
  const { paymentStatus, hasEvidence } = order
  const refunded = order.payment?.refunded ?? 0
  return (
    <Card
      title="Payment information"
      actions={
        isOwed(order) && (
          <PaymentBadge status={paymentStatus} hasEvidence={hasEvidence} payment={order.payment} />
        )
      }
      className="print:border-0 print:p-0"
    >
      <div className="grid gap-3">
        <Method order={order} />
        {isAgreed(order) && <MoneyLine {...order.payment} className="font-medium" />}
        {refunded > 0 && <p>Refund: {formatMoney(centsOf(refunded))}</p>}
        {isPayable(order) && <Open order={order} />}
        <PapersOf of={order.number} payment={order.payment} total={order.totalPrice} />
        {order.paymentEvidence && (
          <div className="print:hidden">
            <EvidenceView evidence={order.paymentEvidence} uploadedAt={order.paymentEvidenceUploadedAt} />
          </div>
        )}
        {isPayable(order) && (
          <ButtonLink to={paths.payment(order._id)} variant="secondary">
            {hasEvidence ? 'Go to payment' : 'Upload payment evidence'}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

type OfOrder = { order: ShownOrder }

function Method({ order }: OfOrder) {
  if (!isAgreed(order) && order.status !== 'cancelled')
    return <p>Nothing is charged until you accept a quote.</p>
  if (isPaymentSought(order)) return <p>We look for the payment that you told us of, and write to you.</p>
  if (!isOwed(order)) return order.payment?.credit ? null : <p>Nothing is owed.</p>
  return (
    <>
      <p>Payment method: {paymentMethodLabel(order.paymentMethod)}</p>
      {order.paidAt !== null && (
        <p>
          Paid on <When at={order.paidAt} />
        </p>
      )}
    </>
  )
}

/** What was said about a payment that is not settled: by the studio, or by the customer. */
function Open({ order }: OfOrder) {
  if (order.paymentStatus === 'rejected') return <PaymentRejected reason={order.paymentNote} />
  if (!order.paymentClaim) return null
  return (
    <p>
      <PaymentClaim order={order} />
    </p>
  )
}
