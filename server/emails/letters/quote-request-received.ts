import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'quote-request-received',
  subject: 'We have your quote request {orderRef}',
  preheader: `Your quote comes by email within ${QUOTE_TIME}.`,
  action: 'See your request',
  body: `Hello {firstName},

Thank you. We have your list of {itemCount} and are pricing it now. Your quote comes by email within ${QUOTE_TIME}. No payment has been taken, and nothing is ordered until you accept.

{items}

To: {shippingAddress}
Shipping method: {shippingMethod}`,
} as const

/** The letter that says a quote request arrived and when its quote comes. */
export function quoteRequestReceived({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
    items: order.items,
  })
}
