import type { DesignLetter, Letter, LetterShop } from '#server/emails/letters/letter.ts'
import { queueLetter } from '#server/emails/outbox.ts'
import type { Db } from '#server/db/database.ts'
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

/** Puts letters into the outbox as part of the caller's transaction. */
export async function queueLetters(tx: Db, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) await queueLetter(tx, letter)
}
