import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestPaymentUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-payment-due',
  subject: 'The design fee for {requestRef} is still open',
  preheader: '{designFee} starts your concept.',
  action: 'Complete Payment',
  body: `Hello {firstName},

Your floor plan is with us and we are ready to begin. Custom design services are paid in full before design work begins: {designFee}.

Already paid? Upload your payment evidence on the same page. Changed your mind? You can withdraw the request there while it is unpaid.

{verification}

{wireSafety}`,
} as const

/** The letter that reminds of a design fee that is still open. */
export function designPaymentDue({ customer, request, shop }: DesignLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: requestValues(request, shop),
    url: requestPaymentUrl(shop, request.id),
  })
}
