import { DELIVERY_TIMES, installation } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'payment-approved',
  subject: 'Payment verified for order {orderRef}',
  preheader: 'Thank you. Your order is now in processing.',
  action: 'See your order',
  body: `Hello {firstName},

Your payment was verified on {paidDate}, and your order is now in processing.

${DELIVERY_TIMES} We send the tracking number when your order leaves.

If your order includes installation: it has a lead time of ${installation.leadTime}, and we book the day with you ${installation.bookedAhead} ahead.`,
} as const

/** The letter that says the studio verified the payment of an order. */
export function paymentApproved({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
  })
}
