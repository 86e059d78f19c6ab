import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'quote-expiring',
  subject: 'Your quote {orderRef} ends on {validUntil}',
  preheader: 'Accept it, decline it, or ask us for more time.',
  action: 'Read and answer your quote',
  body: `Hello {firstName},

Your quote of {totalPrice} is valid until the end of {validUntil}. After that the prices and pieces are no longer kept for you.

Need more time or a change? Reply to this mail before then.`,
} as const

/** The letter that says a quote ends in two days. */
export function quoteExpiring({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
  })
}
