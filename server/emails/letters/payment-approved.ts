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

In-stock items take 2-4 weeks; made-to-order items 8-12 weeks plus delivery; designer packages 8-12 weeks. We send the tracking number when your order leaves.

If your order includes installation: it has a lead time of minimum 3 months from final purchase-order confirmation and deposit, and we book the day with you at least 2 weeks ahead.`,
} as const

/** The letter that says the studio verified the payment of an order. */
export function paymentApproved({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
  })
}
