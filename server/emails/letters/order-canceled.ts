import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'order-canceled',
  subject: 'Order {orderRef} is canceled',
  preheader: 'What this means for any payment.',
  action: 'See the order',
  body: `Hello {firstName},

Order {orderRef} is canceled.

Reason: {reason}

{paymentLine}

{wireSafety}`,
} as const

const paymentLines = {
  unpaid: 'You had not paid, so nothing is owed.',
  paid: 'You had paid, and we write to you about your payment. The 50% deposit is non-refundable when the change of mind is yours; what you paid for pieces that we could not supply, we refund.',
}

/** The letter that says an order is canceled and what that means for its payment. */
export function orderCanceled({ customer, order, shop, reason }: OrderLetter & { reason: string }): Letter {
  const paymentLine = order.paidAt ? paymentLines.paid : paymentLines.unpaid
  return toCustomer({ customer, shop }, words, {
    values: { ...orderValues(order, shop), reason, paymentLine },
    url: orderUrl(shop, order.id),
  })
}
