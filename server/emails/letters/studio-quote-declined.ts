import { toStudio } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { studioOrderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'studio-quote-declined',
  subject: 'Quote {orderRef} declined',
  preheader: '{customerName} gave a reason.',
  action: 'Open the order',
  body: `{customerName} declined the quote of {totalPrice}.

Reason: {reason}`,
} as const

/** Tells the studio that a customer declined a quote, and why. */
export function studioQuoteDeclined({
  customer,
  order,
  shop,
  reason,
}: OrderLetter & { reason: string }): Letter {
  return toStudio({ customer, shop }, words, {
    values: { ...orderValues(order, shop), reason },
    url: studioOrderUrl(shop, order.id),
  })
}
