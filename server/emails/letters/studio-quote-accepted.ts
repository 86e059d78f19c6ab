import { toStudio } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { studioOrderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'studio-quote-accepted',
  subject: 'Quote {orderRef} accepted, {totalPrice}',
  preheader: '{customerName}. Stock is held; payment is pending.',
  action: 'Open the order',
  body: `{customerName} accepted the quote of {totalPrice}. The pieces are held, and the payment page is open to the customer.`,
} as const

/** Tells the studio that a customer accepted a quote. */
export function studioQuoteAccepted({ customer, order, shop }: OrderLetter): Letter {
  return toStudio({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: studioOrderUrl(shop, order.id),
  })
}
