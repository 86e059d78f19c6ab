import { REFUND_TIME } from '#domain/policies.ts'

/** The letters about money by amount, for orders and design fees alike. */
export const moneyWords = {
  'cheque-bounced': {
    page: 'payment',
    subject: 'Your check for {reference} was returned to us',
    preheader: 'Please pay {amount} another way, or send a new check.',
    action: 'Go to your payment page',
    body: `Hello {firstName},

Your bank returned your check of {amount} for {reference} unpaid.

{details}

Please pay by another check or by wire transfer. Your payment page has the details; if you think this is a mistake of your bank, call us at {phone}.

{wireSafety}`,
  },
  'credit-note': {
    page: 'own',
    subject: '{reference} comes to {amount} less',
    preheader: 'Your credit note has its number.',
    action: 'See what it comes to now',
    body: `Hello {firstName},

{reference} comes to {amount} less than what we had agreed.

{details}

{papers}

You need not do anything. If this is not what we spoke about, reply to this mail.`,
  },
  'refund-approved': {
    page: 'own',
    subject: 'A refund of {amount} for {reference}',
    preheader: 'We approved it and send it to you.',
    action: 'See where it stands',
    body: `Hello {firstName},

We approved a refund of {amount} for {reference}.

{details}

{papers}

Refunds take ${REFUND_TIME}. We write again when it is on its way.

We don't need your card, your password or a fee to send a refund. If anyone asks for one, call us at {phone}.`,
  },
} as const

/** Of one refund among others: the payment stays what it is. */
export const refundSentWords = {
  page: 'own',
  subject: 'Your refund of {amount} for {reference} is on its way',
  preheader: 'We sent {amount} to you.',
  action: 'See where it stands',
  body: `Hello {firstName},

We sent your refund of {amount} for {reference}.

{details}

It can take some days until your bank shows it. If it has not come after ${REFUND_TIME}, call us at {phone}.`,
} as const
