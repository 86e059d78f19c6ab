import { payOnArrival } from '#server/outbox/shop-lines.ts'

const thanks = `Hello {firstName},

Thank you. Your quote is now an order and the pieces are held for you.

Order {orderRef}
Total {totalPrice}`

/** The letters about a quote, from its request to its answer. */
export const quoteWords = {
  'quote-request-received': {
    page: 'own',
    subject: 'We have your quote request {orderRef}',
    preheader: 'Your quote comes by email within {quoteTime}.',
    action: 'See your request',
    body: `Hello {firstName},

Thank you. We have your list of {itemCount} and are pricing it now. Your quote comes by email within {quoteTime}. No payment has been taken, and nothing is ordered until you accept.

{items}

To: {shippingAddress}
Shipping method: {shippingMethod}`,
  },
  'quote-ready': {
    page: 'own',
    subject: '{quoteName} {orderRef} is ready',
    preheader: '{totalPrice}, valid until {validUntil}.',
    action: 'Read and answer your quote',
    body: `Hello {firstName},

Here is your quote, also attached as a PDF. It is valid until {validUntil} and replaces any earlier one for this request.

{items}

Items {itemsPrice}
Discount {discount}
Shipping {shippingPrice}
{taxLabel} {taxPrice}
Total {totalPrice}

{note}

{changes}

{schedule}

{depositTerms}

When you accept, we hold the pieces for you and your payment page opens. If you decline, a word about why helps us.

{wireSafety}`,
  },
  'quote-expiring': {
    page: 'own',
    subject: 'Your quote {orderRef} ends on {validUntil}',
    preheader: 'Accept it, decline it, or ask us for more time.',
    action: 'Read and answer your quote',
    body: `Hello {firstName},

Your quote of {totalPrice} is valid until the end of {validUntil}. After that its prices no longer stand. Pieces are held once you accept.

Need more time or a change? Reply to this mail before then.`,
  },
  'quote-expired': {
    page: 'collection',
    subject: 'Your quote {orderRef} has ended',
    preheader: 'Nothing is owed. A new quote is one message away.',
    action: 'Browse Collection',
    body: `Hello {firstName},

Your quote was valid until {validUntil} and has now ended. Nothing is owed, and the request is canceled.

If you still want the pieces, reply to this mail and we quote them again.`,
  },
  'quote-accepted': {
    page: 'payment',
    subject: 'Quote accepted: order {orderRef}',
    preheader: 'Your pieces are held. {dueAmount} {dueDate}.',
    action: 'Go to your payment page',
    body: `${thanks}

{schedule}

{depositTerms}

Your payment page shows how to pay by wire transfer or cheque. Write {orderRef} with your payment, then upload your payment evidence there.

{verification}

{wireSafety}`,
  },
  'quote-accepted:on-delivery': {
    page: 'own',
    subject: 'Quote accepted: order {orderRef}',
    preheader: 'Your pieces are held. You pay when they arrive.',
    action: 'See your order',
    body: `${thanks}

${payOnArrival('{orderRef}')}`,
  },
  'quote-declined': {
    page: 'collection',
    subject: 'You declined quote {orderRef}',
    preheader: 'Nothing is owed. Thank you for telling us.',
    action: 'Browse Collection',
    body: `Hello {firstName},

We have noted that you declined the quote. Nothing is owed, and the request is canceled.

You wrote: {reason}

If a different piece, finish or date would help, reply to this mail.`,
  },
  'studio-new-quote': {
    page: 'studio',
    subject: 'Quote request {orderRef} to answer',
    preheader: '{customerName}, {itemCount}. Promised within {quoteTime}.',
    action: 'Price and send the quote',
    body: `{customerName} ({customerEmail}) asked for a quote on {orderDate}. We promised it within {quoteTime}.

{items}

To: {shippingAddress}
Shipping method: {shippingMethod}

{delivery}`,
  },
  'studio-quote-accepted': {
    page: 'studio',
    subject: 'Quote {orderRef} accepted, {totalPrice}',
    preheader: '{customerName}. Stock is held; payment is pending.',
    action: 'Open the order',
    body: `{customerName} accepted the quote of {totalPrice}. The pieces are held, and the payment page is open to the customer.`,
  },
  'studio-quote-declined': {
    page: 'studio',
    subject: 'Quote {orderRef} declined',
    preheader: '{customerName} gave a reason.',
    action: 'Open the order',
    body: `{customerName} declined the quote of {totalPrice}.

Reason: {reason}`,
  },
} as const
