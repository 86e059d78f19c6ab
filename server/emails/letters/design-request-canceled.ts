import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter } from './letter.ts'
import { requestUrl } from './links.ts'
import { requestValues } from './request-values.ts'

const words = {
  letter: 'design-request-canceled',
  subject: 'Design request {requestRef} is canceled',
  preheader: 'What this means for the design fee.',
  action: 'See your request',
  body: `Hello {firstName},

We have canceled your design request {requestRef}.

Reason: {reason}

{feeLine}

If you did not expect this, reply to this mail and we look into it.`,
} as const

const unpaid =
  'We have no payment of the design fee from you, so nothing is owed. If one is on its way, reply to this mail.'

const feeLines: Record<PaymentStatus, string> = {
  pending: unpaid,
  rejected: unpaid,
  paid: 'You have paid the design fee, and we write to you about it.',
  refunded: 'Your design fee is refunded already.',
}

type Canceled = DesignLetter & { reason: string; paymentStatus: PaymentStatus }

/** The letter that says the studio canceled a request, and what that means for its fee. */
export function designRequestCanceled({ customer, request, shop, reason, paymentStatus }: Canceled): Letter {
  return toCustomer({ customer, shop }, words, {
    values: { ...requestValues(request, shop), reason, feeLine: feeLines[paymentStatus] },
    url: requestUrl(shop, request.id),
  })
}
