import { DELIVERY_TIMES, DEPOSIT_TERMS } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { Letter, OrderLetter } from './letter.ts'
import { paymentUrl } from './links.ts'
import { orderValues } from './order-values.ts'

export const orderReceivedWords = {
  letter: 'order-received',
  subject: 'We have your order {orderRef}',
  preheader: '{totalPrice}. Here is what happens next.',
  action: 'Go to your payment page',
  body: `Hello {firstName},

Thank you for your order of {orderDate}.

{items}

Items {itemsPrice}
Shipping {shippingPrice}
Tax {taxPrice}
Total {totalPrice}

To: {shippingAddress}

Next: pay by wire transfer or cheque from your payment page, write {orderRef} with it, and upload your payment evidence there. ${DEPOSIT_TERMS}

${DELIVERY_TIMES}

{verification}

{wireSafety}`,
} as const

/** The letter that confirms an order placed at listed prices and says what comes next; `ownBody` is the template from Store Settings. */
export function orderReceived({
  customer,
  order,
  shop,
  ownBody,
}: OrderLetter & { ownBody?: string }): Letter {
  return toCustomer({ customer, shop }, orderReceivedWords, {
    values: orderValues(order, shop),
    url: paymentUrl(shop, order.id),
    items: order.items,
    ownBody,
  })
}
