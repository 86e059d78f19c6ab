import {
  letterCustomer as customer,
  letterRequest as request,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { testLetters } from '#tests/support/letters/letter-rows.ts'
import { designLetter, type LetterRequest } from './letters.ts'

const about = { customer, request, shop }
const inState = (state: Partial<LetterRequest>) => ({ ...about, request: { ...request, ...state } })
const revised = inState({ revisionCount: 1 })
const details = 'Lighter wood,\nand no rug.'
const note = 'Low pieces along the window\nkeep the view.'
const inReview = { status: 'review', paymentStatus: 'paid' } as const
const page = (path: string) => `https://lanai.example${path}/D-218`
const requestPage = page('/custom-design/request')
const paymentPage = page('/checkout/design-request')
const studioPage = page('/admin/design-requests')

testLetters([
  {
    letter: designLetter('design-request-received', about),
    to: customer.email,
    subject: 'We have your design request D-218',
    preheader: 'Review takes 1-2 business days. The design fee is next.',
    says: 'Your floor plan arrived on March 11, 2026. We review your request in 1-2 business days.',
    action: ['Complete Payment', paymentPage],
  },
  {
    letter: designLetter('design-payment-due', about),
    to: customer.email,
    subject: 'The design fee for D-218 is still open',
    preheader: '$500.00 starts your concept.',
    says: 'Custom design services are paid in full before design work begins: $500.00.',
    action: ['Complete Payment', paymentPage],
  },
  {
    letter: designLetter('design-payment-approved', about),
    to: customer.email,
    subject: 'Payment verified: your design begins',
    preheader: 'A designer now has your floor plan.',
    says: 'Your design fee for D-218 is verified, and a designer can begin.',
    action: ['See your request', requestPage],
  },
  {
    letter: designLetter('design-payment-rejected', about, { reason: 'Short by $20' }),
    to: customer.email,
    subject: 'We could not verify your payment for D-218',
    preheader: 'Your request is still here. This is what is missing.',
    says: 'Reason: Short by $20',
    action: ['Upload new evidence', paymentPage],
  },
  {
    letter: designLetter(
      'concept-ready:furnished',
      {
        ...inState({ ...inReview, revisionCount: 1 }),
        items: [{ name: 'Reef lamp', finish: '', quantity: 2, unitPrice: null }],
      },
      { note },
    ),
    to: customer.email,
    subject: 'Your concept for D-218 is ready',
    preheader: 'Your plan, furnished with 2 items of our collection.',
    says: 'You can walk through it, and swap what you would rather have in another finish or shape.',
    action: ['See your concept', requestPage],
  },
  {
    letter: designLetter('concept-ready', inState({ ...inReview, revisionCount: 1 }), { note }),
    to: customer.email,
    subject: 'Your concept for D-218 is ready',
    preheader: 'Have a look, then approve it or ask for changes.',
    says: `Your designer has finished a concept for D-218.

${note}

Take your time with it, in daylight if you can. Then approve it, or request a revision: 1 / 2 revisions used. One message with everything you would like changed works best.`,
    action: ['See your concept', requestPage],
  },
  {
    letter: designLetter('concept-ready', inState({ ...inReview, revisionCount: 2, conceptCount: 3 }), {
      note: '',
    }),
    to: customer.email,
    subject: 'Version 3 of your concept for D-218 is ready',
    preheader: 'Have a look, then approve it or ask for changes.',
    says: 'Both revision rounds are used. Approve it, or reject it with your feedback; both complete the request.',
    action: ['See your concept', requestPage],
  },
  {
    letter: designLetter('revision-received', revised, { details }),
    to: customer.email,
    subject: 'We have your revision request for D-218',
    preheader: '1 / 2 revisions used.',
    says: `Your designer now has this for D-218:\n\n${details}\n\n1 / 2 revisions used.`,
    action: ['See your request', requestPage],
  },
  {
    letter: designLetter('design-completed', about),
    to: customer.email,
    subject: 'Your design D-218 is complete',
    preheader: 'Your concept and your list of pieces are yours to keep.',
    says: 'The concepts, notes and suggested products stay in your account.',
    action: ['Open your design', requestPage],
  },
  {
    letter: designLetter('design-request-declined', about, { reason: 'It is on another island.' }),
    to: customer.email,
    subject: "We can't take on design request D-218",
    preheader: 'The reason, and what happens to the fee.',
    says: 'Reason: It is on another island.',
    action: ['See your request', requestPage],
  },
  {
    letter: designLetter('design-request-withdrawn', about),
    to: customer.email,
    subject: 'Design request D-218 is withdrawn',
    preheader: 'Nothing is owed.',
    says: 'You withdrew your request, and nothing is owed.',
    action: ['See your request', requestPage],
  },
  {
    letter: designLetter('design-request-canceled', about, { reason: 'You called us.' }),
    to: customer.email,
    subject: 'Design request D-218 is canceled',
    preheader: 'What this means for the design fee.',
    says: 'Reason: You called us.\n\nWe have no payment of the design fee from you, so nothing is owed.',
    action: ['See your request', requestPage],
  },
  {
    letter: designLetter('design-request-canceled', inState({ paymentStatus: 'paid' }), { reason: '' }),
    to: customer.email,
    subject: 'Design request D-218 is canceled',
    preheader: 'What this means for the design fee.',
    says: 'We have canceled your design request D-218.\n\nYou have paid the design fee, and we write to you about it.',
    action: ['See your request', requestPage],
  },
  {
    letter: designLetter('design-fee-refunded', about),
    to: customer.email,
    subject: 'Your refund for D-218',
    preheader: 'It goes to your original payment method.',
    says: 'We have marked your design fee of $500.00 for D-218 as refunded. Refunds take 10-14 business days',
    action: ['See your request', requestPage],
  },
  {
    letter: designLetter('studio-new-design-request', about),
    to: shop.adminEmail,
    subject: 'Design request D-218 to review',
    preheader: 'Leilani Akana. Review promised in 1-2 business days.',
    says: `Design work begins when the fee of $500.00 is verified.\n\n${request.notes}`,
    action: ['Open the request', studioPage],
  },
  {
    letter: designLetter('studio-design-evidence', about),
    to: shop.adminEmail,
    subject: 'Payment evidence to check: D-218',
    preheader: 'Leilani Akana, $500.00 by wire transfer',
    says: 'Leilani Akana uploaded payment evidence for D-218: $500.00 by wire transfer.',
    action: ['Check the evidence', studioPage],
  },
  {
    letter: designLetter('studio-revision-requested', revised, { details }),
    to: shop.adminEmail,
    subject: 'Revision 1 / 2 for D-218',
    preheader: 'Leilani Akana would like changes.',
    says: `Leilani Akana wrote:\n\n${details}`,
    action: ['Open the request', studioPage],
  },
  {
    letter: designLetter('studio-piece-swapped', about, {
      details: 'Tidal curved sofa in place of Shoreline sofa',
    }),
    to: shop.adminEmail,
    subject: 'A client chose another piece for D-218',
    preheader: 'By Leilani Akana',
    says: 'Leilani Akana chose Tidal curved sofa in place of Shoreline sofa.',
    action: ['Open the request', studioPage],
  },
  {
    letter: designLetter(
      'studio-design-answered',
      inState({ answer: 'rejected', feedback: 'It is not\nour home.' }),
    ),
    to: shop.adminEmail,
    subject: 'Design D-218 answered by the customer',
    preheader: 'Leilani Akana. The request is completed.',
    says: 'Leilani Akana rejected the design, and the request is completed.\n\nFeedback: It is not\nour home.',
    action: ['Open the request', studioPage],
  },
  {
    letter: designLetter('studio-design-answered', inState({ answer: 'approved' })),
    to: shop.adminEmail,
    subject: 'Design D-218 answered by the customer',
    preheader: 'Leilani Akana. The request is completed.',
    says: 'Leilani Akana approved the design, and the request is completed.\n\nOpen the request',
    action: ['Open the request', studioPage],
  },
])
