import type { DesignLetter, LetterShop } from '#server/emails/letters/letter.ts'
import type { StoredRequest } from './queries.ts'

/** What letters about `request` are made from. */
export function designLetter(request: StoredRequest, shop: LetterShop): DesignLetter {
  const { _id: id, createdAt, designFee, paymentMethod, notes: note, revisionCount, user } = request
  return {
    customer: user,
    request: { id, createdAt, designFee, paymentMethod, note, revisionCount },
    shop,
  }
}
