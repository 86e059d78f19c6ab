import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-payment-approved',
  subject: 'Payment verified: your design begins',
  preheader: 'A designer now has your floor plan.',
  action: 'See your request',
  body: `Hello {firstName},

Your design fee for {requestRef} is verified, and a designer can begin. We write to you the moment your concept is ready.

Something to add about the rooms, the people or the dog? Reply to this mail.`,
} as const

/** The letter that says the studio verified the payment of a design fee. */
export function designPaymentApproved({ customer, request, shop }: DesignLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: requestValues(request, shop),
    url: requestUrl(shop, request.id),
  })
}
