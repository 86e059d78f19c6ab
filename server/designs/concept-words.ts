/** What tells a client of a concept: one that was uploaded, and one that was furnished on a board. */
export const conceptWords = {
  'concept-ready': {
    page: 'own',
    subject: '{conceptName} for {requestRef} is ready',
    preheader: 'Have a look, then approve it or ask for changes.',
    action: 'See your concept',
    body: `Hello {firstName},

Your designer has finished a concept for {requestRef}.

{note}

Take your time with it, in daylight if you can. {conceptAnswer}`,
  },
  'concept-ready:furnished': {
    page: 'own',
    subject: '{conceptName} for {requestRef} is ready',
    preheader: 'Your plan, furnished with {itemCount} of our collection.',
    action: 'See your concept',
    body: `Hello {firstName},

Your designer has furnished your plan for {requestRef} with these pieces. You can walk through it, and swap what you would rather have in another finish or shape.

{items}

{note}

Take your time with it, in daylight if you can. {conceptAnswer}`,
  },
} as const
