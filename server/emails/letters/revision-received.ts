import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'revision-received',
  subject: 'We have your revision request',
  preheader: '{revisionsUsed} / 2 revisions used.',
  action: 'See your request',
  body: `Hello {firstName},

Thank you. Your designer now has this for {requestRef}:

{details}

{revisionsUsed} / 2 revisions used. We write to you when the new concept is ready.`,
} as const

/** The letter that says the changes a client asked for are with the designer. */
export function revisionReceived({
  customer,
  request,
  shop,
  details,
}: DesignLetter & { details: string }): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...requestValues(request, shop), details },
    url: requestUrl(shop, request.id),
  })
}
