import { paymentMethodLabel } from '#domain/payments/payment-method.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { When } from '#web/shop/when.tsx'

/** What a customer has said about their payment. */
export function PaymentClaim({ order: { paymentClaim } }: { order: Pick<ShownOrder, 'paymentClaim'> }) {
  if (!paymentClaim) return null
  const { method, reference, claimedAt } = paymentClaim
  return (
    <>
      You told us on <When at={claimedAt} /> that you have paid by {paymentMethodLabel(method)}
      {reference !== '' && <>, reference {reference}</>}.
    </>
  )
}
