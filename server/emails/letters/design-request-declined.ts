import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-request-declined',
  subject: "We can't take on design request {requestRef}",
  preheader: 'The reason, and what happens to the fee.',
  action: 'See your request',
  body: `Hello {firstName},

We have looked at your request and can't take it on.

Reason: {reason}

If you have paid the design fee, we refund it to the original payment method. Refunds take 10-14 business days.`,
} as const

/** The letter that says the studio cannot take on a request, and why. */
export function designRequestDeclined({
  customer,
  request,
  shop,
  reason,
}: DesignLetter & { reason: string }): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...requestValues(request, shop), reason },
    url: requestUrl(shop, request.id),
  })
}
