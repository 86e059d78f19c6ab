import { toStudio } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { studioOrderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'studio-payment-evidence',
  subject: 'Payment evidence to check: {orderRef}',
  preheader: '{customerName}, {amountDue} by {paymentMethod}',
  action: 'Check the evidence',
  body: `{customerName} uploaded payment evidence for {orderRef}: {amountDue} by {paymentMethod}.

Check it against the bank account itself, not against the picture. Approve only when the money is there; reject with a reason the customer can act on.`,
} as const

/** Tells the studio that there is payment evidence to check. */
export function studioPaymentEvidence({ customer, order, shop }: OrderLetter): Letter {
  return toStudio({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: studioOrderUrl(shop, order.id),
  })
}
