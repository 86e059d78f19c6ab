import { REFUND_TIME } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'order-refunded',
  subject: 'Your refund for order {orderRef}',
  preheader: 'It goes to your original payment method.',
  action: 'See the order',
  body: `Hello {firstName},

We have marked your payment for order {orderRef} as refunded. Refunds take ${REFUND_TIME} and go to the original payment method.

We don't need your card, your password or a fee to send a refund. If anyone asks for one, call us at {phone}.`,
} as const

/** The letter that says the payment of a canceled order is refunded. */
export function orderRefunded({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
  })
}
