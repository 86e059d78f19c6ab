import type { LetterShop } from '#server/outbox/letter.ts'
import type { DocumentOrder } from './document-words.ts'
import { print, type Print } from './press.ts'
import { orderSheet, type Sheet } from './sheet.ts'

/**
 * The PDF of `order` as it stands: a quote until it is accepted, then an order, and an invoice once it is paid.
 *
 * Made on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies.
 */
export function orderDocument(
  order: DocumentOrder,
  shop: LetterShop,
  printed: Print = print,
): Promise<Buffer> {
  return printed({ paper: 'sheet', sheet: orderSheet(order, shop), shop })
}

/** The same of any sheet, for somebody. */
export function sheetDocument(sheet: Sheet, shop: LetterShop, whose?: string): Promise<Buffer> {
  return print({ paper: 'sheet', sheet, shop }, whose)
}
