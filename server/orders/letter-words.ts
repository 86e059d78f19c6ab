import { DELIVERY_TIMES, FINAL_ITEMS } from '#domain/policies.ts'
import { payOnArrival } from '#server/outbox/shop-lines.ts'

const received = {
  subject: 'We have your order {orderRef}',
  preheader: '{totalPrice}. Here is what happens next.',
} as const

const ordered = `Hello {firstName},

Thank you for your order of {orderDate}.

{items}

Items {itemsPrice}
Discount {discount}
Shipping {shippingPrice}
{taxLabel} {taxPrice}
Total {totalPrice}

To: {shippingAddress}
Shipping method: {shippingMethod}`

const message = { subject: 'New message on {orderRef}', action: 'Read and answer' } as const

const messages = { subject: '{messageCount} new messages on {orderRef}', action: 'Read and answer' } as const

/** The letters about an order, but for those about its payment and its quote. */
export const orderWords = {
  'order-message': {
    page: 'own',
    ...message,
    preheader: 'From {storeName}',
    body: `Hello {firstName},

We wrote to you about {reference}:

{message}`,
  },
  'order-message:to-studio': {
    page: 'studio',
    ...message,
    preheader: 'From {customerName}',
    body: `{customerName} wrote about {reference}:

{message}`,
  },
  'order-message:asks-change': {
    page: 'studio',
    subject: 'Change asked for on quote {orderRef}',
    preheader: 'From {customerName}',
    action: 'Answer or revise the quote',
    body: `{customerName} asks for a change of quote {reference}:

{message}

The quote stays open. It waits under Today until you answer or send a revised quote.`,
  },
  'order-message:several': {
    page: 'own',
    ...messages,
    preheader: 'From {storeName}',
    body: `Hello {firstName},

We wrote to you about {reference}:

{messages}`,
  },
  'order-message:several-to-studio': {
    page: 'studio',
    ...messages,
    preheader: 'From {customerName}',
    body: `{customerName} wrote {messageCount} messages about {reference}:

{messages}`,
  },
  'order-received': {
    ...received,
    page: 'payment',
    action: 'Go to your payment page',
    body: `${ordered}

Next: pay by wire transfer or cheque from your payment page, write {orderRef} with it, and upload your payment evidence there.

{schedule}

{depositTerms}

${DELIVERY_TIMES}

{verification}

{wireSafety}`,
  },
  'order-received:on-delivery': {
    ...received,
    page: 'own',
    action: 'See your order',
    body: `${ordered}

${payOnArrival('{orderRef}')}

${DELIVERY_TIMES}`,
  },
  'order-shipped': {
    page: 'own',
    subject: 'Order {orderRef} is on its way',
    preheader: 'Tracking, address, and what to check on the day.',
    action: 'Follow your order',
    body: `Hello {firstName},

Your order has left.

Tracking number: {trackingNumber}
Shipping method: {shippingMethod}
To: {shippingAddress}

{items}

Before it comes: measure the narrowest door on the way in, and tell us about stairs or elevators. On the day, check each piece before the packaging goes. Report damage within {damageTime} of delivery.`,
  },
  'order-delivered': {
    page: 'own',
    subject: 'Order {orderRef} has been delivered',
    preheader: 'Two dates to keep, and a place to tell us how it is.',
    action: 'Review your pieces',
    body: `Hello {firstName},

Your order is marked as delivered. We hope the room feels right.

{items}

Report damage within {damageTime} of delivery. Ask for a return within {returnTime} of delivery; ${FINAL_ITEMS.replace('Custom', 'custom')}. Warranties begin today.

When you have lived with the pieces for a while, a short review helps the next person choose.`,
  },
  'order-canceled': {
    page: 'own',
    subject: 'Order {orderRef} is canceled',
    preheader: 'What this means for any payment.',
    action: 'See the order',
    body: `Hello {firstName},

Order {orderRef} is canceled.

Reason: {reason}

{paymentLine}

{wireSafety}`,
  },
  'studio-new-order': {
    page: 'studio',
    subject: 'New order {orderRef}, {totalPrice}',
    preheader: '{customerName}, {itemCount}',
    action: 'Open the order',
    body: `{customerName} ({customerEmail}) placed an order on {orderDate}, to be paid by {paymentMethod}.

{items}

Total {totalPrice}
To: {shippingAddress}
Shipping method: {shippingMethod}

{delivery}`,
  },
} as const
