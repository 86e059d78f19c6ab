import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { LetterShop } from '#server/outbox/letter.ts'
import { print } from './press.ts'

/** One kind of thing to pack; `finish` is empty where there is none to choose. */
export type PackedPiece = { name: string; finish: string; quantity: number }

/** A line of an order: a piece, or a package that is opened room by room; its pieces are counted for all sets together. */
export type PackedLine = PackedPiece & { rooms: { name: string; pieces: PackedPiece[] }[] }

/** What is to be packed of an order and where it goes; nothing of what it costs. */
export type PackingSlip = {
  /** Of the order. */
  id: string
  createdAt: Date
  lines: PackedLine[]
  isPickup: boolean
  /** Where the customer collects it; only for a pickup. */
  pickupAddress: string
  shippingAddress: OrderAddress
  shippingMethod: string
  trackingNumber: string
}

/**
 * The packing slip of an order as a PDF.
 *
 * Made on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies.
 */
export function packingSlip(slip: PackingSlip, shop: LetterShop): Promise<Buffer> {
  return print({ paper: 'packing-slip', slip, shop })
}
