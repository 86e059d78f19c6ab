import { toStudio } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { studioRequestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'studio-revision-requested',
  subject: 'Revision {revisionsUsed} / 2 for {requestRef}',
  preheader: '{customerName} would like changes.',
  action: 'Open the request',
  body: `{customerName} wrote:

{details}

{revisionsUsed} / 2 revisions used.`,
} as const

/** Tells the studio what a client would like changed. */
export function studioRevisionRequested({
  customer,
  request,
  shop,
  details,
}: DesignLetter & { details: string }): Letter {
  return toStudio({ customer, shop }, words, {
    values: { ...requestValues(request, shop), details },
    url: studioRequestUrl(shop, request.id),
  })
}
