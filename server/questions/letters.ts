import { type LetterCustomer, type LetterPeople, letterWriter } from '#server/outbox/letter.ts'

/** The letters about what people ask the studio. */
export const questionWords = {
  'studio-question': {
    page: 'studio',
    subject: '{customerName} asks about {pieceName}',
    preheader: 'Your answer goes out as a letter.',
    action: 'Answer the question',
    body: `{customerName} ({customerEmail}) asks about {pieceName}:

{question}`,
  },
  'studio-question:general': {
    page: 'studio',
    subject: 'A question from {customerName}',
    preheader: 'Your answer goes out as a letter.',
    action: 'Answer the question',
    body: `{customerName} ({customerEmail}) asks:

{question}`,
  },
  'studio-question:swatches': {
    page: 'studio',
    subject: 'Swatches of {pieceName} for {customerName}',
    preheader: 'Free, by post.',
    action: 'See the request',
    body: `{customerName} ({customerEmail}) would like swatches of {pieceName}:

{details}`,
  },
  'studio-question:several': {
    page: 'studio',
    subject: '{messageCount} new questions and swatch requests',
    preheader: 'Your answers go out as letters.',
    action: 'See the questions',
    body: `{messages}`,
  },
  'question-answered': {
    page: 'own',
    subject: 'Our answer about {pieceName}',
    preheader: 'You asked us.',
    action: 'See the piece',
    body: `Hello {firstName},

You asked us about {pieceName}:

{question}

Our answer:

{answer}

If anything is still open, answer this letter.`,
  },
  'question-answered:general': {
    page: 'own',
    subject: 'Our answer to your question',
    preheader: 'You asked us.',
    action: 'Browse Collection',
    body: `Hello {firstName},

You asked us:

{question}

Our answer:

{answer}

If anything is still open, answer this letter.`,
  },
  'swatches-sent': {
    page: 'own',
    subject: 'Your swatches of {pieceName} are on their way',
    preheader: 'By post, free of charge.',
    action: 'See the piece',
    body: `Hello {firstName},

Your swatches of {pieceName} are in the mail:

{details}

{answer}

Look at them by day and by lamplight, in the room where the piece will stand. They are yours to keep.`,
  },
} as const

/** Where a letter about one question leads. */
type AboutQuestion = LetterPeople & { productId: string | null }

export const questionLetter = letterWriter(questionWords, ({ productId }: AboutQuestion) => ({
  values: {},
  pages: {
    studio: '/admin/questions?state=open',
    own: productId ? `/product/${productId}` : '/category/all',
  },
}))

/** Who asked, as letters name them. */
export function senderOf({ name, email }: { name: string; email: string }): LetterCustomer {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' '), email }
}
