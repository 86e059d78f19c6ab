import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-completed',
  subject: 'Your design {requestRef} is complete',
  preheader: 'Your concept and your list of pieces are yours to keep.',
  action: 'Open your design',
  body: `Hello {firstName},

Your design is complete. The concepts, notes and suggested products stay in your account.

Ready to furnish it? Add All to Cart is on the same page. If you left us feedback, thank you; a person reads it.`,
} as const

/** The letter that says a design is complete. */
export function designCompleted({ customer, request, shop }: DesignLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: requestValues(request, shop),
    url: requestUrl(shop, request.id),
  })
}
