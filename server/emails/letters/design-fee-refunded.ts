import { REFUND_TIME } from '#domain/policies.ts'
import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-fee-refunded',
  subject: 'Your refund for {requestRef}',
  preheader: 'It goes to your original payment method.',
  action: 'See your request',
  body: `Hello {firstName},

We have marked your design fee of {designFee} for {requestRef} as refunded. Refunds take ${REFUND_TIME} and go to the original payment method.

We don't need your card, your password or a fee to send a refund. If anyone asks for one, call us at {phone}.`,
} as const

/** The letter that says the design fee is refunded. */
export function designFeeRefunded({ customer, request, shop }: DesignLetter): Letter {
  return toCustomer({ customer, shop }, words, {
    values: requestValues(request, shop),
    url: requestUrl(shop, request.id),
  })
}
