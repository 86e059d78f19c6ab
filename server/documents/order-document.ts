import type { LetterShop } from '#server/outbox/letter.ts'
import type { DocumentOrder } from './document-words.ts'
import { print } from './press.ts'

/**
 * The PDF of `order` as it stands: a quote until it is accepted, then an order, and an invoice once it is paid.
 *
 * Made on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies.
 */
export function orderDocument(order: DocumentOrder, shop: LetterShop): Promise<Buffer> {
  return print({ paper: 'order', order, shop })
}
