import { DELIVERY_TIMES, REFUND_TIME, installation } from '#domain/policies.ts'

/** The letters about the payment of an order. */
export const orderPaymentWords = {
  'payment-evidence-received': {
    page: 'own',
    subject: 'We have your payment evidence',
    preheader: 'We check it and write to you.',
    action: 'See its status',
    body: `Hello {firstName},

We have your payment evidence for {reference}. There is nothing more to do now.

{verification} We write to you as soon as it is verified, or if something is missing.

{wireSafety}`,
  },
  'payment-approved': {
    page: 'own',
    subject: 'Payment verified for order {orderRef}',
    preheader: 'Thank you. Your order is now in processing.',
    action: 'See your order',
    body: `Hello {firstName},

Your payment was verified on {paidDate}, and your order is now in processing.

Received in all: {receivedTotal}

{papers}

${DELIVERY_TIMES} We send the tracking number when your order leaves.

If your order includes installation: it has a lead time of ${installation.leadTime}, and we book the day with you ${installation.bookedAhead} ahead.`,
  },
  'payment-approved:shipped': {
    page: 'own',
    subject: 'Payment verified for order {orderRef}',
    preheader: 'Thank you. Nothing is open any more.',
    action: 'See your order',
    body: `Hello {firstName},

Your payment was verified on {paidDate}. Nothing is open any more.

Received in all: {receivedTotal}

{papers}`,
  },
  'payment-part': {
    page: 'payment',
    subject: 'We received {receivedAmount} for order {orderRef}',
    preheader: '{openAmount} is still open: {dueAmount} {dueDate}.',
    action: 'Go to your payment page',
    body: `Hello {firstName},

We received {receivedAmount} for order {orderRef}. Thank you. {openAmount} is still open.

{schedule}

{papers}

Write {orderRef} with your next payment, too.

{wireSafety}`,
  },
  'payment-part:canceled': {
    page: 'own',
    subject: 'We received {receivedAmount} for order {orderRef}',
    preheader: 'The order is canceled: we owe you {creditAmount}.',
    action: 'See the order',
    body: `Hello {firstName},

We received {receivedAmount} for order {orderRef}, which is canceled. We owe you {creditAmount}, and write to you about it.

{papers}`,
  },
  'payment-rejected': {
    page: 'payment',
    subject: 'We could not verify your payment for {orderRef}',
    preheader: 'Your order is still here. This is what is missing.',
    action: 'Upload new evidence',
    body: `Hello {firstName},

We looked at your payment for order {orderRef} and could not verify it.

Reason: {reason}

Your order is kept. Please check the payment and upload new evidence on your payment page; it then goes back to pending and we look again. If a check was returned to us unpaid, the returned check fee is {returnedCheckFee}.

{wireSafety}`,
  },
  'payment-rejected:canceled': {
    page: 'own',
    subject: 'Your payment for {orderRef} has not reached us',
    preheader: 'The order is canceled. We looked for the money.',
    action: 'See the order',
    body: `Hello {firstName},

We looked for your payment for order {orderRef}, which is canceled, and did not find it.

Reason: {reason}

If the money left your account, please send us the bank's confirmation. We send back whatever comes.`,
  },
  'order-refunded': {
    page: 'own',
    subject: 'Your refund for order {orderRef}',
    preheader: 'It goes to your original payment method.',
    action: 'See the order',
    body: `Hello {firstName},

We have marked your payment for order {orderRef} as refunded. Refunds take ${REFUND_TIME} and go to the original payment method.

{papers}

We don't need your card, your password or a fee to send a refund. If anyone asks for one, call us at {phone}.`,
  },
  'studio-payment-evidence': {
    page: 'studio',
    subject: 'Payment evidence to check: {orderRef}',
    preheader: '{customerName}, {amountDue} by {paymentMethod}',
    action: 'Check the evidence',
    body: `{customerName} uploaded payment evidence for {orderRef}: {amountDue} by {paymentMethod}.

Check it against the bank account itself, not against the picture. Approve only when the money is there; reject with a reason the customer can act on.`,
  },
  'studio-canceled-with-payment': {
    page: 'studio',
    subject: 'Canceled, and a payment may be on its way: {orderRef}',
    preheader: '{customerName}, {amountDue} by {paymentMethod}',
    action: 'Look at the payment',
    body: `{customerName} canceled order {orderRef} after telling us of a payment: {amountDue} by {paymentMethod}. The pieces are back in stock.

Reason: {reason}

Look at the bank account. If the money came, send it back and mark the order as refunded.`,
  },
} as const
