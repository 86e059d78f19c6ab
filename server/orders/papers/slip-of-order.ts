import type { PackagePiece } from '#server/db/schema/orders.ts'
import type { PackedLine, PackedPiece, PackingSlip } from '#server/documents/packing-slip.ts'
import { addressInWords, finishOf } from '../order-letters.ts'
import type { StoredItem, StoredOrder } from '../queries.ts'

/** What is to be packed of `order`, as it was when it was ordered. */
export function slipOf(order: StoredOrder, pickupAddress: string): PackingSlip {
  const { _id: id, createdAt, isPickup, shippingAddress, shippingMethod, trackingNumber } = order
  return {
    id,
    createdAt,
    lines: order.items.map(lineOf),
    isPickup,
    pickupAddress,
    shippingAddress: addressInWords(shippingAddress),
    shippingMethod,
    trackingNumber,
  }
}

/** The pieces of a package are counted for all its sets together. */
function lineOf({ name, variants, quantity, pieces }: StoredItem): PackedLine {
  const rooms = [...Map.groupBy(pieces ?? [], ({ room }) => room)]
  return {
    name,
    finish: finishOf(variants),
    quantity,
    rooms: rooms.map(([room, inRoom]) => ({
      name: room,
      pieces: inRoom.map((piece) => packedPiece(piece, quantity)),
    })),
  }
}

function packedPiece({ name, variants, quantity }: PackagePiece, sets: number): PackedPiece {
  return { name, finish: finishOf(variants), quantity: quantity * sets }
}
