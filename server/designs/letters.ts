import { movesOfClient } from '#domain/designs/client-moves.ts'
import { isCalledOff } from '#domain/designs/design-status.ts'
import { requestReference } from '#domain/orders/reference.ts'
import { methodInSentence } from '#domain/payments/payment-method.ts'
import { creditOf } from '#domain/payments/sums.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { itemsText, quantityOf } from '#kit/core/items-text.ts'
import { longDate } from '#kit/core/long-date.ts'
import { type DesignPromise, reviewTime } from '#domain/settings/promises.ts'
import { formatMoney } from '#kit/core/money.ts'
import type { LetterItem } from '#kit/node/mail/tables.ts'
import type { LetterPicture } from '#server/db/schema/emails.ts'
import { type LetterPeople, type LetterShop, letterWriter } from '#server/outbox/letter.ts'
import { feeWords } from '#server/payments/fee-words.ts'
import { orderPaymentWords } from '#server/payments/letter-words.ts'
import { moneyWords, refundSentWords } from '#server/payments/money-words.ts'
import { designWords } from './letter-words.ts'
import type { StoredRequest } from './queries.ts'

/** A design request as letters tell of it; the fee in cents. */
export type LetterRequest = Pick<
  StoredRequest,
  | '_id'
  | 'number'
  | 'createdAt'
  | 'status'
  | 'designFee'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'notes'
  | 'revisionCount'
  | 'conceptCount'
  | keyof DesignPromise
  | 'answer'
  | 'feedback'
  | 'evidence'
  | 'payable'
>

/** Whether its client showed that they paid, and the studio has not answered yet. */
export function awaitsAnswer({ evidence, paymentStatus }: Pick<LetterRequest, 'evidence' | 'paymentStatus'>) {
  return evidence !== null && paymentStatus === 'pending'
}

/** What a letter about a design request is made from; `items` are pieces that it lists, `picture` stands above its words. */
export type DesignLetter = LetterPeople & {
  request: LetterRequest
  items?: readonly LetterItem[]
  picture?: LetterPicture | undefined
}

/** What letters about `request` are made from. */
export function aboutRequest(request: StoredRequest, shop: LetterShop): DesignLetter {
  return { customer: request.user, request, shop }
}

const words = {
  ...designWords,
  ...feeWords,
  ...moneyWords,
  'design-fee-refunded:part': refundSentWords,
  'payment-evidence-received': orderPaymentWords['payment-evidence-received'],
}

/** A letter about a design request. */
export const designLetter = letterWriter(
  words,
  ({ request, shop, items = [], picture, papers = '' }: DesignLetter) => ({
    values: { ...requestValues(request, shop), papers, itemCount: itemsText(quantityOf(items)) },
    pages: {
      own: `/custom-design/request/${request.number}`,
      payment: `/checkout/design-request/${request.number}`,
      studio: `/admin/design-requests/${request.number}`,
    },
    items,
    picture,
    ...(isCalledOff(request.status) && { variant: 'canceled' }),
  }),
)

/** The values that a letter about a design request may ask for. */
export function requestValues(request: LetterRequest, shop: LetterShop) {
  return {
    reference: request.number,
    requestRef: request.number,
    paymentRef: requestReference(request._id),
    submittedDate: longDate(request.createdAt, shop.timeZone),
    designFee: formatMoney(request.designFee),
    feeLine: feeLineOf(request),
    creditAmount: formatMoney(creditIn(request)),
    paymentMethod: methodInSentence(request.paymentMethod),
    clientNote: request.notes,
    reviewTime: reviewTime(request),
    revisionsUsed: String(request.revisionCount),
    revisionsPromised: String(request.designRevisions),
    conceptName:
      request.conceptCount > 1 ? `Version ${request.conceptCount} of your concept` : 'Your concept',
    conceptAnswer: conceptAnswer(request),
    answer: request.answer === 'rejected' ? 'rejected the design' : 'approved the design',
    feedback: request.feedback,
  }
}

const unpaid =
  'We have no payment of the design fee from you, so nothing is owed. If one is on its way, reply to this mail.'

/** What the end of a request means for its fee. */
const feeLines: Record<PaymentStatus, string> = {
  pending: unpaid,
  rejected: unpaid,
  paid: 'You have paid the design fee, and we write to you about it.',
  refunded: 'Your design fee is refunded already.',
}

function feeLineOf(request: LetterRequest): string {
  const isPart = request.paymentStatus !== 'paid' && creditIn(request) > 0
  return isPart
    ? `We owe you ${formatMoney(creditIn(request))}, and write to you about it.`
    : feeLines[request.paymentStatus]
}

/** What came of a fee that is no longer asked for. */
function creditIn({ payable }: LetterRequest): number {
  return payable ? creditOf(payable) : 0
}

function allRounds({ designRevisions }: LetterRequest): string {
  if (designRevisions === 1) return 'Your revision round is'
  return `${designRevisions === 2 ? 'Both' : 'All'} revision rounds are`
}

/** Nothing while the client cannot answer: the studio may upload before work has begun. */
function conceptAnswer(request: LetterRequest): string {
  const moves = movesOfClient(request)
  if (moves.includes('request-revision'))
    return `Then approve it, or request a revision: ${request.revisionCount} / ${request.designRevisions} revisions used. One message with everything you would like changed works best.`
  if (moves.includes('reject'))
    return `${allRounds(request)} used. Approve it, or reject it with your feedback; both complete the request.`
  return ''
}
