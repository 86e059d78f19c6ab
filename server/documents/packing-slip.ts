import type { LetterShop } from '#server/outbox/letter.ts'
import { print } from './press.ts'
import type { PackingSlip } from './slip-pages.ts'

/**
 * The packing slip of an order as a PDF.
 *
 * Made on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies.
 */
export function packingSlip(slip: PackingSlip, shop: LetterShop): Promise<Buffer> {
  return print({ paper: 'packing-slip', slip, shop })
}
