import { conceptWords } from './concept-words.ts'

const comment = {
  subject: 'New comment on {requestRef}',
  preheader: 'On {commentPlace}',
  action: 'Read and answer',
} as const

const comments = {
  subject: '{commentCount} new comments on {requestRef}',
  action: 'Read and answer',
} as const

/** The letters about a design request, but for those about its payment. */
export const designWords = {
  'design-request-received': {
    page: 'payment',
    subject: 'We have your design request {requestRef}',
    preheader: 'Review takes {reviewTime}. The design fee is next.',
    action: 'Complete Payment',
    body: `Hello {firstName},

Your floor plan arrived on {submittedDate}. We review your request in {reviewTime}.

The design fee of {designFee} is due upfront; design work begins when your payment is verified. Your payment page shows how to pay by wire transfer or cheque. Write {paymentRef} with it and upload your payment evidence there.

The floor plan must match as-built conditions. If something changed since it was drawn, reply and tell us.

{wireSafety}`,
  },
  'design-request-declined': {
    page: 'own',
    subject: "We can't take on design request {requestRef}",
    preheader: 'The reason, and what happens to the fee.',
    action: 'See your request',
    body: `Hello {firstName},

We have looked at your request and can't take it on.

Reason: {reason}

If you have paid the design fee, we refund it to the original payment method. Refunds take 10-14 business days.`,
  },
  'design-request-withdrawn': {
    page: 'own',
    subject: 'Design request {requestRef} is withdrawn',
    preheader: 'Nothing is owed.',
    action: 'See your request',
    body: `Hello {firstName},

You withdrew your request, and nothing is owed. If you would like to begin again, send us a floor plan any time.`,
  },
  'design-request-canceled': {
    page: 'own',
    subject: 'Design request {requestRef} is canceled',
    preheader: 'What this means for the design fee.',
    action: 'See your request',
    body: `Hello {firstName},

We have canceled your design request {requestRef}.

Reason: {reason}

{feeLine}

If you did not expect this, reply to this mail and we look into it.`,
  },
  ...conceptWords,
  'revision-received': {
    page: 'own',
    subject: 'We have your revision request for {requestRef}',
    preheader: '{revisionsUsed} / {revisionsPromised} revisions used.',
    action: 'See your request',
    body: `Hello {firstName},

Thank you. Your designer now has this for {requestRef}:

{details}

{revisionsUsed} / {revisionsPromised} revisions used. We write to you when the new concept is ready.`,
  },
  'design-comment': {
    page: 'own',
    ...comment,
    body: `Hello {firstName},

There is a new comment on {commentPlace}:

{comment}

Comments don't use up a revision round.`,
  },
  'design-comment:to-studio': {
    page: 'studio',
    ...comment,
    body: `{customerName} wrote a comment on {commentPlace}:

{comment}`,
  },
  'design-comment:several': {
    page: 'own',
    ...comments,
    preheader: 'On your plan and concepts',
    body: `Hello {firstName},

There are {commentCount} new comments on your design:

{comments}

Comments don't use up a revision round.`,
  },
  'design-comment:several-to-studio': {
    page: 'studio',
    ...comments,
    preheader: 'By {customerName}',
    body: `{customerName} wrote {commentCount} comments:

{comments}`,
  },
  'product-suggestions': {
    page: 'own',
    subject: 'Pieces for your design {requestRef}',
    preheader: '{itemCount}, each with its finish and quantity.',
    action: 'See the suggestions',
    body: `Hello {firstName},

Your designer has listed the pieces for your design:

{items}

When the request is completed, Add All to Cart takes them along in one step. You can leave out any you don't want.`,
  },
  'design-completed': {
    page: 'own',
    subject: 'Your design {requestRef} is complete',
    preheader: 'Your concept and your list of pieces are yours to keep.',
    action: 'Open your design',
    body: `Hello {firstName},

Your design is complete. The concepts, notes and suggested products stay in your account.

Ready to furnish it? Add All to Cart is on the same page. If you left us feedback, thank you; a person reads it.`,
  },
  'studio-new-design-request': {
    page: 'studio',
    subject: 'Design request {requestRef} to review',
    preheader: '{customerName}. Review promised in {reviewTime}.',
    action: 'Open the request',
    body: `{customerName} ({customerEmail}) sent a floor plan on {submittedDate}. We promised a review in {reviewTime}. Design work begins when the fee of {designFee} is verified.

{clientNote}`,
  },
  'studio-revision-requested': {
    page: 'studio',
    subject: 'Revision {revisionsUsed} / {revisionsPromised} for {requestRef}',
    preheader: '{customerName} would like changes.',
    action: 'Open the request',
    body: `{customerName} wrote:

{details}

{revisionsUsed} / {revisionsPromised} revisions used.`,
  },
  'studio-piece-swapped': {
    page: 'studio',
    subject: 'A client chose another piece for {requestRef}',
    preheader: 'By {customerName}',
    action: 'Open the request',
    body: `{customerName} chose {details}.

What they choose in the next ten minutes comes without a letter. The board of the request shows every choice, to be taken over in one press.`,
  },
  'studio-design-answered': {
    page: 'studio',
    subject: 'Design {requestRef} answered by the customer',
    preheader: '{customerName}. The request is completed.',
    action: 'Open the request',
    body: `{customerName} {answer}, and the request is completed.

Feedback: {feedback}`,
  },
} as const
