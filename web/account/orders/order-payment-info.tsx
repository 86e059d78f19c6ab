import { isAgreed } from '#domain/orders/agreed.ts'
import { paymentMethodLabel } from '#domain/orders/payment-method.ts'
import { EvidenceView } from '#web/parts/evidence-view.tsx'
import { isPayable, type ShownOrder } from '#web/parts/order-state.ts'
import { PaymentBadge } from '#web/parts/payment-badge.tsx'
import { When } from '#web/parts/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** How an order is paid, how far that has come, and what shows it. */
export function OrderPaymentInfo({ order }: { order: ShownOrder }) {
  const { paymentStatus, hasEvidence, paymentNote, paidAt } = order
  return (
    <Card
      title="Payment information"
      actions={isAgreed(order) && <PaymentBadge status={paymentStatus} hasEvidence={hasEvidence} />}
    >
      <div className="grid gap-3">
        {isAgreed(order) ? (
          <p>Payment method: {paymentMethodLabel(order.paymentMethod)}</p>
        ) : (
          <p>Nothing is charged until you accept a quote.</p>
        )}
        {paidAt !== null && (
          <p>
            Paid on <When at={paidAt} />
          </p>
        )}
        {paymentStatus === 'rejected' && (
          <Notice tone="bad">We could not verify your payment. {paymentNote}</Notice>
        )}
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
