import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { browseUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'quote-declined',
  subject: 'You declined quote {orderRef}',
  preheader: 'Nothing is owed. Thank you for telling us.',
  action: 'Browse Collection',
  body: `Hello {firstName},

We have noted that you declined the quote. Nothing is owed, and the request is canceled.

You wrote: {reason}

If a different piece, finish or date would help, reply to this mail.`,
} as const

/** The letter that confirms to the customer that they declined a quote. */
export function quoteDeclined({ customer, order, shop, reason }: OrderLetter & { reason: string }): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...orderValues(order, shop), reason },
    url: browseUrl(shop),
  })
}
