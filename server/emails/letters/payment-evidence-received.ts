import { orderReference, requestReference } from '#domain/orders/reference.ts'
import { toCustomer } from './compose.ts'
import type { Letter, LetterCustomer, LetterShop } from './letter.ts'
import { orderUrl, requestUrl } from './links.ts'

const words = {
  letter: 'payment-evidence-received',
  subject: 'We have your payment evidence',
  preheader: 'We check it and write to you.',
  action: 'See its status',
  body: `Hello {firstName},

We have your payment evidence for {reference}. There is nothing more to do now.

{verification} We write to you as soon as it is verified, or if something is missing.

{wireSafety}`,
} as const

type Evidence = {
  customer: LetterCustomer
  shop: LetterShop
  about: { kind: 'order' | 'design-request'; id: string }
}

/** The letter that says payment evidence arrived, for an order or a design request. */
export function paymentEvidenceReceived({ customer, shop, about }: Evidence): Letter {
  const isOrder = about.kind === 'order'
  return toCustomer({ customer, shop }, words, {
    values: { reference: isOrder ? orderReference(about.id) : requestReference(about.id) },
    url: isOrder ? orderUrl(shop, about.id) : requestUrl(shop, about.id),
  })
}
