import { formatMoney } from '#kit/core/money.ts'
import { requestReference } from '#domain/orders/reference.ts'
import type { LetterRequest, LetterShop } from './letter.ts'
import { longDate } from './long-date.ts'
import { methodInSentence } from './order-values.ts'

/** The values that a letter about a design request may ask for. */
export function requestValues(request: LetterRequest, shop: LetterShop) {
  return {
    requestRef: requestReference(request.id),
    submittedDate: longDate(request.createdAt, shop.timeZone),
    designFee: formatMoney(request.designFee),
    paymentMethod: methodInSentence(request.paymentMethod),
    revisionsUsed: String(request.revisionCount),
  }
}
