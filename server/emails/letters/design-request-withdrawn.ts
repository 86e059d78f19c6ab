import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-request-withdrawn',
  subject: 'Design request {requestRef} is withdrawn',
  preheader: 'Nothing is owed.',
  action: 'See your request',
  body: `Hello {firstName},

You withdrew your request, and nothing is owed. If you would like to begin again, send us a floor plan any time.`,
} as const

/** The letter that says a client withdrew a request. */
export function designRequestWithdrawn({ customer, request, shop }: DesignLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: requestValues(request, shop),
    url: requestUrl(shop, request.id),
  })
}
