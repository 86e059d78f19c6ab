import { quantityOf } from '#kit/core/items-text.ts'
import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { LetterShop } from '#server/outbox/letter.ts'
import { longDate } from '#kit/core/long-date.ts'
import type { FaceFiles } from './faces.ts'
import {
  drawFoot,
  drawLetterhead,
  drawReceiver,
  drawRunningHead,
  drawTitle,
  FIRST_HALF,
  SECOND_HALF,
} from './letterhead.ts'
import { drawPacked, type PackedLine } from './packed-table.ts'
import { Paper } from './paper.ts'
import { styles } from './paper-styles.ts'

/** What is to be packed of an order and where it goes; nothing of what it costs. */
export type PackingSlip = {
  /** Of the order. */
  number: string
  createdAt: Date
  lines: PackedLine[]
  isPickup: boolean
  /** Where the customer collects it; only for a pickup. */
  pickupAddress: string
  shippingAddress: OrderAddress
  shippingMethod: string
  /** Island and wishes, as name and words. */
  delivery: [name: string, words: string][]
  trackingNumber: string
}

const TITLE = 'Packing slip'
const SIGNATURE_HEIGHT = 30

/** A packing slip as a PDF: what goes where, a box to tick for each piece, and no price. */
export function slipPdf(slip: PackingSlip, shop: LetterShop, faces: FaceFiles): Promise<Buffer> {
  const title = `${TITLE} ${slip.number}`
  const paper = new Paper(title, shop.storeName, faces, (next) =>
    drawRunningHead(next, shop.storeName, title),
  )
  drawLetterhead(paper, shop)
  drawTitle(paper, TITLE, [
    ['Order', slip.number],
    ['Ordered', longDate(slip.createdAt, shop.timeZone)],
    ['Pieces', String(countOf(slip.lines))],
    ['Delivery', slip.isPickup ? 'Local pickup' : slip.shippingMethod || 'To the address'],
  ])
  drawWhere(paper, slip)
  drawPacked(paper, slip.lines)
  return paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
}

function drawWhere(paper: Paper, slip: PackingSlip): void {
  const { isPickup, pickupAddress, delivery, trackingNumber } = slip
  paper.beside(
    () => drawReceiver(paper, slip, FIRST_HALF),
    () => {
      if (isPickup && pickupAddress) drawFact(paper, 'Collected at', pickupAddress)
      for (const [name, words] of delivery) drawFact(paper, name, words)
      if (trackingNumber) drawFact(paper, 'Tracking number', trackingNumber)
      drawSignature(paper)
    },
  )
  paper.skip(26)
}

function drawFact(paper: Paper, label: string, value: string): void {
  paper.write(label, styles.label, SECOND_HALF)
  paper.write(value, styles.body, SECOND_HALF)
  paper.skip(6)
}

/** Where whoever packed it signs. */
function drawSignature(paper: Paper): void {
  paper.write('Packed by, and when', styles.label, SECOND_HALF)
  paper.skip(SIGNATURE_HEIGHT)
  paper.rule(SECOND_HALF.x)
}

/** How many things there are to pack. */
function countOf(lines: readonly PackedLine[]): number {
  const pieces = lines.flatMap((line) =>
    line.rooms.length > 0 ? line.rooms.flatMap((room) => room.pieces) : [line],
  )
  return quantityOf(pieces)
}
