import { DEPOSIT_TERMS } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl, paymentUrl } from './links.ts'
import { orderValues } from './order-values.ts'
import { payOnArrival } from './shared-lines.ts'

const head = { letter: 'quote-accepted', subject: 'Quote accepted: order {orderRef}' } as const

const thanks = `Hello {firstName},

Thank you. Your quote is now an order and the pieces are held for you.

Order {orderRef}
Total {totalPrice}`

const words = {
  ...head,
  preheader: 'Your pieces are held. Payment is the next step.',
  action: 'Go to your payment page',
  body: `${thanks}

${DEPOSIT_TERMS} Your payment page shows how to pay by wire transfer or cheque. Write {orderRef} with your payment, then upload your payment evidence there.

{verification}

{wireSafety}`,
} as const

const wordsOnDelivery = {
  ...head,
  preheader: 'Your pieces are held. You pay when they arrive.',
  action: 'See your order',
  body: `${thanks}

${payOnArrival('{orderRef}')}`,
} as const

/** The letter that says a quote has become an order and how to pay it. */
export function quoteAccepted({ customer, order, shop }: OrderLetter): Letter {
  const values = orderValues(order, shop)
  return order.paymentMethod === 'cash_on_delivery'
    ? toCustomer({ customer, shop }, wordsOnDelivery, { values, url: orderUrl(shop, order.id) })
    : toCustomer({ customer, shop }, words, { values, url: paymentUrl(shop, order.id) })
}
