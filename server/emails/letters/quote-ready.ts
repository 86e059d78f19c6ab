import { DEPOSIT_TERMS } from '#domain/policies.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl } from './links.ts'
import { orderValues } from './order-values.ts'

const words = {
  letter: 'quote-ready',
  subject: 'Your quote {orderRef} is ready',
  preheader: '{totalPrice}, valid until {validUntil}.',
  action: 'Read and answer your quote',
  body: `Hello {firstName},

Here is your quote, also attached as a PDF. It is valid until {validUntil} and replaces any earlier one for this request.

{items}

Items {itemsPrice}
Discount {discount}
Shipping {shippingPrice}
Tax {taxPrice}
Total {totalPrice}

{note}

When you accept, we hold the pieces for you and your payment page opens. ${DEPOSIT_TERMS} If you decline, a word about why helps us.

{wireSafety}`,
} as const

/** The letter that brings a quote, with the quote as a PDF. */
export function quoteReady({ customer, order, shop }: OrderLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: orderValues(order, shop),
    url: orderUrl(shop, order.id),
    items: order.items,
    attachments: [
      { kind: 'order-document', orderId: order.id, name: `quote-${orderReference(order.id)}.pdf` },
    ],
  })
}
