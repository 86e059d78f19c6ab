import { movesOfClient, type DesignState } from '#domain/designs/client-moves.ts'
import { MAX_REVISIONS } from '#domain/designs/design-fee.ts'
import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'concept-ready',
  subject: 'Your concept is ready',
  preheader: 'Have a look, then approve it or ask for changes.',
  action: 'See your concept',
  body: `Hello {firstName},

Your designer has finished a concept for {requestRef}.

{note}

Take your time with it, in daylight if you can. {conceptAnswer}`,
} as const

type NewConcept = DesignLetter & {
  /** What the designer wrote with it. */
  note: string
  state: DesignState
}

/** The letter that says a concept can be looked at, with what its client may answer. */
export function conceptReady({ customer, request, shop, note, state }: NewConcept): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...requestValues(request, shop), note, conceptAnswer: conceptAnswer(state) },
    url: requestUrl(shop, request.id),
  })
}

/** Nothing while the client cannot answer: the studio may upload before work has begun. */
function conceptAnswer(state: DesignState): string {
  const moves = movesOfClient(state)
  if (moves.includes('request-revision'))
    return `Then approve it, or request a revision: ${state.revisionCount} / ${MAX_REVISIONS} revisions used. One message with everything you would like changed works best.`
  if (moves.includes('reject'))
    return 'Both revision rounds are used. Approve it, or reject it with your feedback; both complete the request.'
  return ''
}
