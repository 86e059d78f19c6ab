import { currentSettings } from '#server/settings/current-settings.ts'
import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { PackagePiece } from '#server/db/schema/quoted-line.ts'
import type { DocumentItem } from '#server/documents/document-words.ts'
import { orderDocument } from '#server/documents/order-document.ts'
import type { PackedLine, PackedPiece } from '#server/documents/packed-table.ts'
import type { PackingSlip } from '#server/documents/slip-pages.ts'
import { thumbOf } from '#server/files/thumb.ts'
import type { SignedIn } from '#server/session.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import type { World } from '#server/world.ts'
import { longDay } from '#kit/core/long-date.ts'
import { deliveryFacts } from '#domain/orders/delivery-wishes.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { invoiceOf } from '#server/payments/papers/read-papers.ts'
import { choiceText } from '#domain/stock/lead-time.ts'
import { addressInWords } from '#server/documents/item-words.ts'
import { documentOrder } from '../letters.ts'
import type { StoredItem } from '../item-queries.ts'
import { listStoredOrders, type StoredOrder } from '../queries.ts'
import type { LetterShop } from '#server/outbox/letter.ts'
import { atPress, print, type Print } from '#server/documents/press.ts'
import type { Attach } from '#server/outbox/send-outbox.ts'

/** The quote, order or invoice as a PDF to be saved, for `viewer`: `quote-LN-1042.pdf`. */
export async function answerDocument(shop: World, viewer: SignedIn, order: StoredOrder): Promise<FileAnswer> {
  const pdf = await makeDocument(shop, order, viewer.id)
  const name = `${documentKind(order)}-${order.number}.pdf`
  return { stream: pdf, headers: privateFileHeaders(name, 'application/pdf', pdf.length) }
}

/**
 * What to pack and where it goes, as a PDF to be saved: `packing-slip-LN-1042.pdf`.
 *
 * @throws Problem `illegal_state`: nobody agreed to buy it yet, or it is cancelled
 */
export async function answerPackingSlip(shop: World, order: StoredOrder): Promise<FileAnswer> {
  if (!isAgreed(order) || order.status === 'cancelled') throw new Problem('illegal_state')
  const { shipping } = await currentSettings.get(shop)
  const pdf = await packingSlip(slipOf(order, shipping.localPickupAddress), await paperShop(shop))
  const name = `packing-slip-${order.number}.pdf`
  return { stream: pdf, headers: privateFileHeaders(name, 'application/pdf', pdf.length) }
}

/** The document of the order `id` as it stands now, whoever owns it: for the letters that carry it. */
export async function documentOfOrder(shop: World, id: string): Promise<Buffer> {
  const [order] = await listStoredOrders(shop.db, eq(orders.id, id))
  if (!order) throw new Error(`There is no order ${id} to make a document of`)
  return makeDocument(shop, order, order.user._id)
}

/** About what a line with its picture takes; a hundred of them wait for papers of a few. */
const MS_PER_LINE = 5

/** The document of `order`, whose pictures are drawn when it is the turn of `whose`, too. */
function makeDocument(shop: World, order: StoredOrder, whose: string): Promise<Buffer> {
  const make = async (printed: Print) => {
    const document = documentOrder(order)
    const more = order.paidAt
      ? { invoice: await invoiceOf(shop.db, order._id) }
      : { items: await withThumbs(shop, document.items) }
    return orderDocument({ ...document, ...more }, await paperShop(shop), printed)
  }
  return atPress('house', whose, make, order.items.length * MS_PER_LINE)
}

/** Lines with their pictures, each drawn once; an invoice needs none. */
async function withThumbs(shop: World, items: readonly DocumentItem[]): Promise<DocumentItem[]> {
  const thumbs = new Map<string, Buffer | null>()
  for (const { picture = '' } of items)
    if (!thumbs.has(picture)) thumbs.set(picture, await thumbOf(shop, picture))
  return items.map((item) => ({ ...item, thumb: thumbs.get(item.picture ?? '') ?? null }))
}

function documentKind(order: StoredOrder): 'quote' | 'order' | 'invoice' {
  if (!isAgreed(order)) return 'quote'
  return order.paidAt ? 'invoice' : 'order'
}

/** What is to be packed of `order`, as it was when it was ordered. */
function slipOf(order: StoredOrder, pickupAddress: string): PackingSlip {
  const { number, createdAt, isPickup, shippingAddress, shippingMethod, deliveryWishes, trackingNumber } =
    order
  return {
    number,
    createdAt,
    lines: order.items.map(lineOf),
    isPickup,
    pickupAddress,
    shippingAddress: addressInWords(shippingAddress),
    shippingMethod,
    delivery: deliveryFacts({ ...shippingAddress, isPickup }, deliveryWishes, longDay),
    trackingNumber,
  }
}

/** The pieces of a package are counted for all its sets together. */
function lineOf({ name, variants, leadWeeks, quantity, pieces }: StoredItem): PackedLine {
  const rooms = [...Map.groupBy(pieces ?? [], ({ room }) => room)]
  return {
    name,
    finish: choiceText(variants, leadWeeks),
    quantity,
    rooms: rooms.map(([room, inRoom]) => ({
      name: room,
      pieces: inRoom.map((piece) => packedPiece(piece, quantity)),
    })),
  }
}

function packedPiece({ name, variants, leadWeeks, quantity }: PackagePiece, sets: number): PackedPiece {
  return { name, finish: choiceText(variants, leadWeeks), quantity: quantity * sets }
}

/**
 * The packing slip of an order as a PDF.
 *
 * Made on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies.
 */
export function packingSlip(slip: PackingSlip, shop: LetterShop): Promise<Buffer> {
  return print({ paper: 'packing-slip', slip, shop })
}

/** Makes the bytes of what a letter about an order carries along, when the letter leaves. */
export function orderAttachment(shop: World): Attach {
  return ({ orderId }) => documentOfOrder(shop, orderId)
}
