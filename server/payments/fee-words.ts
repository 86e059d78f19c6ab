import { REFUND_TIME } from '#domain/policies.ts'

/** The letters about the fee of a design request. */
export const feeWords = {
  'design-payment-due': {
    page: 'payment',
    subject: 'The design fee for {requestRef} is still open',
    preheader: '{designFee} starts your concept.',
    action: 'Complete Payment',
    body: `Hello {firstName},

Your floor plan is with us and we are ready to begin. Custom design services are paid in full before design work begins: {designFee}.

Already paid? Upload your payment evidence on the same page. Changed your mind? You can withdraw the request there while it is unpaid.

{verification}

{wireSafety}`,
  },
  'design-payment-approved': {
    page: 'own',
    subject: 'Payment verified: your design begins',
    preheader: 'A designer now has your floor plan.',
    action: 'See your request',
    body: `Hello {firstName},

Your design fee for {requestRef} is verified, and a designer can begin. We write to you the moment your concept is ready.

{papers}

Something to add about the rooms, the people or the dog? Reply to this mail.`,
  },
  'design-payment-approved:begun': {
    page: 'own',
    subject: 'Payment verified for {requestRef}',
    preheader: 'Thank you. Nothing is open any more.',
    action: 'See your request',
    body: `Hello {firstName},

Your design fee for {requestRef} is verified. Nothing is open any more.

{papers}`,
  },
  'design-payment-part': {
    page: 'payment',
    subject: 'We received {receivedAmount} of your design fee for {requestRef}',
    preheader: '{openAmount} is still open.',
    action: 'Go to your payment page',
    body: `Hello {firstName},

We received {receivedAmount} of your design fee for {requestRef}. Thank you. {openAmount} is still open; your design begins once the fee is paid in full.

{papers}

{wireSafety}`,
  },
  'design-payment-part:canceled': {
    page: 'own',
    subject: 'We received {receivedAmount} for {requestRef}',
    preheader: 'The request is over: we owe you {creditAmount}.',
    action: 'See your request',
    body: `Hello {firstName},

We received {receivedAmount} for design request {requestRef}, which is over. We owe you {creditAmount}, and write to you about it.

{papers}`,
  },
  'design-payment-rejected': {
    page: 'payment',
    subject: 'We could not verify your payment for {requestRef}',
    preheader: 'Your request is still here. This is what is missing.',
    action: 'Upload new evidence',
    body: `Hello {firstName},

We looked at your payment for {requestRef} and could not verify it.

Reason: {reason}

Your request is kept. Please check the payment and upload new evidence; we look again.

{wireSafety}`,
  },
  'design-payment-rejected:canceled': {
    page: 'own',
    subject: 'Your payment for {requestRef} has not reached us',
    preheader: 'The request is over. We looked for the money.',
    action: 'See your request',
    body: `Hello {firstName},

We looked for your payment for {requestRef}, which is over, and did not find it.

Reason: {reason}

If the money left your account, please send us the bank's confirmation. We send back whatever comes.`,
  },
  'design-fee-refunded': {
    page: 'own',
    subject: 'Your refund for {requestRef}',
    preheader: 'It goes to your original payment method.',
    action: 'See your request',
    body: `Hello {firstName},

We have marked your design fee of {designFee} for {requestRef} as refunded. Refunds take ${REFUND_TIME} and go to the original payment method.

{papers}

We don't need your card, your password or a fee to send a refund. If anyone asks for one, call us at {phone}.`,
  },
  'studio-design-evidence': {
    page: 'studio',
    subject: 'Payment evidence to check: {requestRef}',
    preheader: '{customerName}, {designFee} by {paymentMethod}',
    action: 'Check the evidence',
    body: `{customerName} uploaded payment evidence for {requestRef}: {designFee} by {paymentMethod}.

Check it against the bank account itself, not against the picture. Approve only when the money is there; reject with a reason the customer can act on.`,
  },
  'studio-design-withdrawn-with-payment': {
    page: 'studio',
    subject: 'Withdrawn, and a payment may be on its way: {requestRef}',
    preheader: '{customerName}, {designFee} by {paymentMethod}',
    action: 'Look at the payment',
    body: `{customerName} withdrew design request {requestRef} after sending payment evidence: {designFee} by {paymentMethod}.

Look at the bank account. If the money came, record it and send it back; if not, answer the evidence.`,
  },
} as const
