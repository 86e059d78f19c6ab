import { paymentMethodLabel } from '#domain/orders/payment-method.ts'
import type { ShownOrder } from '#web/parts/order-state.ts'
import { When } from '#web/parts/when.tsx'

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
