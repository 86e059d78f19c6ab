import { toStudio } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { studioRequestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'studio-new-design-request',
  subject: 'Design request {requestRef} to review',
  preheader: '{customerName}. Review promised in 1-2 business days.',
  action: 'Open the request',
  body: `{customerName} ({customerEmail}) sent a floor plan on {submittedDate}. We promised a review in 1-2 business days. Design work begins when the fee of {designFee} is verified.

{note}`,
} as const

/** Tells the studio that a floor plan arrived. */
export function studioNewDesignRequest({ customer, request, shop }: DesignLetter): Letter {
  return toStudio({ customer, shop }, words, {
    values: { ...requestValues(request, shop), note: request.note },
    url: studioRequestUrl(shop, request.id),
  })
}
