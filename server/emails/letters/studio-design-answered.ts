import { toStudio } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { studioRequestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'studio-design-answered',
  subject: 'Design {requestRef} answered by the customer',
  preheader: '{customerName}. The request is completed.',
  action: 'Open the request',
  body: `{customerName} {answer}, and the request is completed.

Feedback: {feedback}`,
} as const

/** Tells the studio that a client approved or rejected a design. */
export function studioDesignAnswered({
  customer,
  request,
  shop,
  feedback,
}: DesignLetter & { feedback: string }): Letter {
  return toStudio({ customer, shop }, words, {
    values: { ...requestValues(request, shop), feedback, answer: answerIn(feedback) },
    url: studioRequestUrl(shop, request.id),
  })
}

/** Who rejects a design says why; who approves it writes nothing. */
function answerIn(feedback: string): string {
  return feedback ? 'rejected the design' : 'approved the design'
}
