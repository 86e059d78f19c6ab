import { DEPOSIT_TERMS } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { paymentUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'quote-accepted',
  subject: 'Quote accepted: order {orderRef}',
  preheader: 'Your pieces are held. Payment is the next step.',
  action: 'Go to your payment page',
  body: `Hello {firstName},

Thank you. Your quote is now an order and the pieces are held for you.

Order {orderRef}
Total {totalPrice}

${DEPOSIT_TERMS} Your payment page shows how to pay by wire transfer or cheque. Write {orderRef} with your payment, then upload your payment evidence there.

{verification}

{wireSafety}`,
} as const

/** The letter that says a quote has become an order and how to pay it. */
export function quoteAccepted({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: paymentUrl(shop, order.id),
  })
}
