import { shippingCountries, shippingCountryNames } from '#domain/users/countries.ts'
import type { Db } from '#server/db/database.ts'
import type { DocumentOrder } from '#server/documents/document-words.ts'
import type { Letter, LetterOrder, LetterShop, OrderLetter } from '#server/emails/letters/letter.ts'
import { queueLetter } from '#server/emails/outbox.ts'
import type { StoredOrder } from './queries.ts'

/** What letters about `order` are made from. */
export function orderLetter(order: StoredOrder, shop: LetterShop): OrderLetter {
  return { customer: order.user, order: letterOrder(order), shop }
}

/** What the paper of `order` is made from. */
export function documentOrder(order: StoredOrder): DocumentOrder {
  const { kind, status, quoteStatus, quotedAt, paymentStatus } = order
  return { ...letterOrder(order), customer: order.user, kind, status, quoteStatus, quotedAt, paymentStatus }
}

/** Puts letters into the outbox as part of the caller's transaction. */
export async function queueLetters(tx: Db, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) await queueLetter(tx, letter)
}

function letterOrder({ _id, items, quoteNote, shippingAddress, ...order }: StoredOrder): LetterOrder {
  const { country } = shippingAddress
  const code = shippingCountries.find((known) => known === country)
  return {
    ...order,
    id: _id,
    items: items.map(({ name, variants, quantity, price }) => ({
      name,
      finish: Object.values(variants).join(', '),
      quantity,
      unitPrice: price,
    })),
    note: quoteNote,
    shippingAddress: { ...shippingAddress, country: code ? shippingCountryNames[code] : country },
  }
}
