import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { toStudio } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { studioOrderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'studio-new-quote',
  subject: 'Quote request {orderRef} to answer',
  preheader: `{customerName}, {itemCount}. Promised within ${QUOTE_TIME}.`,
  action: 'Price and send the quote',
  body: `{customerName} ({customerEmail}) asked for a quote on {orderDate}. We promised it within ${QUOTE_TIME}.

{items}

To: {shippingAddress}
Shipping method: {shippingMethod}`,
} as const

/** Tells the studio of a quote request to answer. */
export function studioNewQuote({ customer, order, shop }: OrderLetter): Letter {
  return toStudio({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: studioOrderUrl(shop, order.id),
    items: order.items,
  })
}
