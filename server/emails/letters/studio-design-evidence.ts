import { toStudio } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { studioRequestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'studio-design-evidence',
  subject: 'Payment evidence to check: {requestRef}',
  preheader: '{customerName}, {designFee} by {paymentMethod}',
  action: 'Check the evidence',
  body: `{customerName} uploaded payment evidence for {requestRef}: {designFee} by {paymentMethod}.

Check it against the bank account itself, not against the picture. Approve only when the money is there; reject with a reason the customer can act on.`,
} as const

/** Tells the studio that there is evidence of a paid design fee to check. */
export function studioDesignEvidence({ customer, request, shop }: DesignLetter): Letter {
  return toStudio({ customer, shop }, words, {
    values: requestValues(request, shop),
    url: studioRequestUrl(shop, request.id),
  })
}
