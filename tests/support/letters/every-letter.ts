import type { Letter, LetterName, LetterOrder, LetterShop } from '#server/emails/letters/letter.ts'
import { accountOpened } from '#server/emails/letters/account-opened.ts'
import { conceptReady } from '#server/emails/letters/concept-ready.ts'
import {
  designComment,
  designComments,
  designCommentsToStudio,
  designCommentToStudio,
} from '#server/emails/letters/design-comment.ts'
import { designCompleted } from '#server/emails/letters/design-completed.ts'
import { designFeeRefunded } from '#server/emails/letters/design-fee-refunded.ts'
import { designPaymentApproved } from '#server/emails/letters/design-payment-approved.ts'
import { designPaymentDue } from '#server/emails/letters/design-payment-due.ts'
import { designPaymentRejected } from '#server/emails/letters/design-payment-rejected.ts'
import { designRequestCanceled } from '#server/emails/letters/design-request-canceled.ts'
import { designRequestDeclined } from '#server/emails/letters/design-request-declined.ts'
import { designRequestReceived } from '#server/emails/letters/design-request-received.ts'
import { designRequestWithdrawn } from '#server/emails/letters/design-request-withdrawn.ts'
import { orderCanceled } from '#server/emails/letters/order-canceled.ts'
import { orderDelivered } from '#server/emails/letters/order-delivered.ts'
import { orderReceived } from '#server/emails/letters/order-received.ts'
import { orderRefunded } from '#server/emails/letters/order-refunded.ts'
import { orderShipped } from '#server/emails/letters/order-shipped.ts'
import { passwordChanged } from '#server/emails/letters/password-changed.ts'
import { paymentApproved } from '#server/emails/letters/payment-approved.ts'
import { paymentEvidenceReceived } from '#server/emails/letters/payment-evidence-received.ts'
import { paymentRejected } from '#server/emails/letters/payment-rejected.ts'
import { productSuggestions } from '#server/emails/letters/product-suggestions.ts'
import { quoteAccepted } from '#server/emails/letters/quote-accepted.ts'
import { quoteDeclined } from '#server/emails/letters/quote-declined.ts'
import { quoteExpired } from '#server/emails/letters/quote-expired.ts'
import { quoteExpiring } from '#server/emails/letters/quote-expiring.ts'
import { quoteReady } from '#server/emails/letters/quote-ready.ts'
import { quoteRequestReceived } from '#server/emails/letters/quote-request-received.ts'
import { revisionReceived } from '#server/emails/letters/revision-received.ts'
import { studioDesignAnswered } from '#server/emails/letters/studio-design-answered.ts'
import { studioDesignEvidence } from '#server/emails/letters/studio-design-evidence.ts'
import { studioLowStock } from '#server/emails/letters/studio-low-stock.ts'
import { studioNewDesignRequest } from '#server/emails/letters/studio-new-design-request.ts'
import { studioNewOrder } from '#server/emails/letters/studio-new-order.ts'
import { studioNewQuote } from '#server/emails/letters/studio-new-quote.ts'
import { studioPaymentEvidence } from '#server/emails/letters/studio-payment-evidence.ts'
import { studioQuoteAccepted } from '#server/emails/letters/studio-quote-accepted.ts'
import { studioQuoteDeclined } from '#server/emails/letters/studio-quote-declined.ts'
import { studioRevisionRequested } from '#server/emails/letters/studio-revision-requested.ts'
import { temporaryPassword } from '#server/emails/letters/temporary-password.ts'
import { welcome } from '#server/emails/letters/welcome.ts'
import { letterCustomer as customer, letterOrder, letterRequest as request } from './sample-letters.ts'

const reason = 'The receipt is cut off at the right, so we cannot read the amount.'
const words = `Low pieces along the window keep the view.\n${'W'.repeat(60)}`
const commentPlace = 'concept 2, page 1'

/** Every letter that the shop writes, filled with long names, sums and words, its pieces with `picture`. */
export function everyLetter(shop: LetterShop, picture: string): Letter[] {
  const order = fullOrder(picture)
  const letters: Record<LetterName, Letter | Letter[]> = {
    ...lettersOfAccounts(shop),
    ...lettersOfQuotes(shop, order),
    ...lettersOfOrders(shop, order),
    ...lettersOfDesigns(shop, order),
  }
  return Object.values(letters).flat()
}

function fullOrder(picture: string): LetterOrder {
  const [sofa, lamp] = letterOrder.items
  if (!sofa || !lamp) throw new Error('The sample order is empty')
  const table = 'Monkeypod dining table with two extension leaves and a bench that tucks under it'
  const finish = 'Oiled Kaʻiulani koa, hand-rubbed, with blackened brass feet'
  return {
    ...letterOrder,
    items: [
      { ...sofa, picture },
      { name: table, finish, quantity: 12, unitPrice: 1_234_500, picture },
      { ...lamp, picture: '' },
      { name: 'W'.repeat(60), finish: '', quantity: 1, unitPrice: 100, picture },
    ],
    totalPrice: 15_914_780,
    note: words,
  }
}

function lettersOfAccounts(shop: LetterShop) {
  const about = { customer, shop }
  const pieces = [
    { name: 'Reef floor lamp', finish: '', quantity: 0 },
    { name: 'W'.repeat(60), finish: 'Smoked oak', quantity: 4 },
  ]
  return {
    welcome: welcome(about),
    'account-opened': accountOpened(about),
    'temporary-password': temporaryPassword({
      ...about,
      tempPassword: '7K2M-QX4D-09VT-HB5N',
      signed: 'signature=s',
    }),
    'password-changed': passwordChanged(about),
    'studio-low-stock': studioLowStock({ pieces, threshold: 5, shop }),
  }
}

function lettersOfQuotes(shop: LetterShop, order: LetterOrder) {
  const about = { customer, order, shop }
  const items = order.items.map((item) => ({ ...item, unitPrice: null }))
  const unpriced = { ...about, order: { ...order, items } }
  return {
    'quote-request-received': quoteRequestReceived(unpriced),
    'quote-ready': quoteReady(about),
    'quote-expiring': quoteExpiring(about),
    'quote-expired': quoteExpired(about),
    'quote-accepted': quoteAccepted(about),
    'quote-declined': quoteDeclined({ ...about, reason }),
    'studio-new-quote': studioNewQuote(unpriced),
    'studio-quote-accepted': studioQuoteAccepted(about),
    'studio-quote-declined': studioQuoteDeclined({ ...about, reason }),
  }
}

function lettersOfOrders(shop: LetterShop, order: LetterOrder) {
  const about = { customer, order, shop }
  const paid = { ...about, order: { ...order, paidAt: new Date('2026-04-02T20:00:00Z') } }
  const evidence = { customer, shop, about: { kind: 'order', id: order.id } } as const
  return {
    'order-received': [
      orderReceived(about),
      orderReceived({ ...about, order: { ...order, paymentMethod: 'cash_on_delivery' } }),
    ],
    'payment-evidence-received': paymentEvidenceReceived(evidence),
    'payment-approved': paymentApproved(paid),
    'payment-rejected': paymentRejected({ ...about, reason }),
    'order-shipped': orderShipped(about),
    'order-delivered': orderDelivered(about),
    'order-canceled': [orderCanceled({ ...about, reason }), orderCanceled({ ...paid, reason })],
    'order-refunded': orderRefunded(paid),
    'studio-new-order': studioNewOrder(about),
    'studio-payment-evidence': studioPaymentEvidence(about),
  }
}

function lettersOfDesigns(shop: LetterShop, { items }: LetterOrder) {
  const about = { customer, request, shop }
  const state = { status: 'review', paymentStatus: 'paid', revisionCount: 1 } as const
  return {
    'design-request-received': designRequestReceived(about),
    'design-payment-due': designPaymentDue(about),
    'design-payment-approved': designPaymentApproved(about),
    'design-payment-rejected': designPaymentRejected({ ...about, reason }),
    'concept-ready': conceptReady({ ...about, note: words, state }),
    'revision-received': revisionReceived({ ...about, details: words }),
    'design-comment': [
      designComment({ ...about, commentPlace, comment: words }),
      designCommentToStudio({ ...about, commentPlace, comment: words }),
      designComments({ ...about, count: 2, comments: words }),
      designCommentsToStudio({ ...about, count: 2, comments: words }),
    ],
    'product-suggestions': productSuggestions({
      ...about,
      items: items.map((item) => ({ ...item, unitPrice: null })),
    }),
    'design-completed': designCompleted(about),
    'design-request-declined': designRequestDeclined({ ...about, reason }),
    'design-request-withdrawn': designRequestWithdrawn(about),
    'design-request-canceled': designRequestCanceled({ ...about, reason, paymentStatus: 'paid' }),
    'design-fee-refunded': designFeeRefunded(about),
    'studio-design-evidence': studioDesignEvidence(about),
    'studio-new-design-request': studioNewDesignRequest(about),
    'studio-revision-requested': studioRevisionRequested({ ...about, details: words }),
    'studio-design-answered': studioDesignAnswered({ ...about, feedback: words }),
  }
}
