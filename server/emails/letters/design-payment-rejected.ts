import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestPaymentUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-payment-rejected',
  subject: 'We could not verify your payment for {requestRef}',
  preheader: 'Your request is still here. This is what is missing.',
  action: 'Upload new evidence',
  body: `Hello {firstName},

We looked at your payment for {requestRef} and could not verify it.

Reason: {reason}

Your request is kept. Please check the payment and upload new evidence; we look again.

{wireSafety}`,
} as const

/** The letter that says why the payment of a design fee could not be verified. */
export function designPaymentRejected({
  customer,
  request,
  shop,
  reason,
}: DesignLetter & { reason: string }): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...requestValues(request, shop), reason },
    url: requestPaymentUrl(shop, request.id),
  })
}
