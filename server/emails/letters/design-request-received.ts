import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestPaymentUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-request-received',
  subject: 'We have your design request {requestRef}',
  preheader: 'Review takes 1-2 business days. The design fee is next.',
  action: 'Complete Payment',
  body: `Hello {firstName},

Your floor plan arrived on {submittedDate}. We review your request in 1-2 business days.

The design fee of {designFee} is due upfront; design work begins when your payment is verified. Your payment page shows how to pay by wire transfer or cheque. Write {requestRef} with it and upload your payment evidence there.

The floor plan must match as-built conditions. If something changed since it was drawn, reply and tell us.

{wireSafety}`,
} as const

/** The letter that says a floor plan arrived, and what comes next. */
export function designRequestReceived({ customer, request, shop }: DesignLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: requestValues(request, shop),
    url: requestPaymentUrl(shop, request.id),
  })
}
