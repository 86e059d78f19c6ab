import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { browseUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'quote-expired',
  subject: 'Your quote {orderRef} has ended',
  preheader: 'Nothing is owed. A new quote is one message away.',
  action: 'Browse Collection',
  body: `Hello {firstName},

Your quote was valid until {validUntil} and has now ended. Nothing is owed, and the request is canceled.

If you still want the pieces, reply to this mail and we quote them again.`,
} as const

/** The letter that says a quote has ended unanswered. */
export function quoteExpired({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: browseUrl(shop),
  })
}
