import { DELIVERY_TIMES, DEPOSIT_TERMS } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { orderUrl, paymentUrl } from './links.ts'
import { orderValues } from './order-values.ts'
import { payOnArrival } from './shared-lines.ts'

const head = {
  letter: 'order-received',
  subject: 'We have your order {orderRef}',
  preheader: '{totalPrice}. Here is what happens next.',
} as const

const ordered = `Hello {firstName},

Thank you for your order of {orderDate}.

{items}

Items {itemsPrice}
Discount {discount}
Shipping {shippingPrice}
Tax {taxPrice}
Total {totalPrice}

To: {shippingAddress}`

export const orderReceivedWords = {
  ...head,
  action: 'Go to your payment page',
  body: `${ordered}

Next: pay by wire transfer or cheque from your payment page, write {orderRef} with it, and upload your payment evidence there. ${DEPOSIT_TERMS}

${DELIVERY_TIMES}

{verification}

{wireSafety}`,
} as const

const wordsOnDelivery = {
  ...head,
  action: 'See your order',
  body: `${ordered}

${payOnArrival('{orderRef}')}

${DELIVERY_TIMES}`,
} as const

/** The letter that confirms an order placed at listed prices and says what comes next; `ownBody` is the template from Store Settings. */
export function orderReceived({
  customer,
  order,
  shop,
  ownBody,
}: OrderLetter & { ownBody?: string }): Letter {
  const filling = { values: orderValues(order, shop), items: order.items, ownBody }
  return order.paymentMethod === 'cash_on_delivery'
    ? toCustomer({ customer, shop }, wordsOnDelivery, { ...filling, url: orderUrl(shop, order.id) })
    : toCustomer({ customer, shop }, orderReceivedWords, { ...filling, url: paymentUrl(shop, order.id) })
}
