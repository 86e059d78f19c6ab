import { RETURNED_CHECK_FEE } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { paymentUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'payment-rejected',
  subject: 'We could not verify your payment for {orderRef}',
  preheader: 'Your order is still here. This is what is missing.',
  action: 'Upload new evidence',
  body: `Hello {firstName},

We looked at your payment for order {orderRef} and could not verify it.

Reason: {reason}

Your order is kept. Please check the payment and upload new evidence on your payment page; it then goes back to pending and we look again. If a check was returned to us unpaid, the returned check fee is ${RETURNED_CHECK_FEE}.

{wireSafety}`,
} as const

/** The letter that says why a payment of an order could not be verified. */
export function paymentRejected({ customer, order, shop, reason }: OrderLetter & { reason: string }): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...orderValues(order, shop), reason },
    url: paymentUrl(shop, order.id),
  })
}
