import { itemsText } from '#kit/core/items-text.ts'
import { shippingCountries, shippingCountryNames } from '#domain/users/countries.ts'
import type { OrderAddress, PackagePiece } from '#server/db/schema/orders.ts'
import type { DocumentOrder } from '#server/documents/document-words.ts'
import type { LetterItem, LetterOrder, LetterShop, OrderLetter } from '#server/emails/letters/letter.ts'
import type { StoredItem, StoredOrder } from './queries.ts'

/** What letters about `order` are made from. */
export function orderLetter(order: StoredOrder, shop: LetterShop): OrderLetter {
  return { customer: order.user, order: letterOrder(order), shop }
}

/** What the paper of `order` is made from. */
export function documentOrder(order: StoredOrder): DocumentOrder {
  const { kind, status, quoteStatus, quotedAt, paymentStatus } = order
  const items = order.items.map((item) => ({ ...letterItem(item), rooms: roomsOf(item) }))
  return {
    ...letterOrder(order),
    items,
    customer: order.user,
    kind,
    status,
    quoteStatus,
    quotedAt,
    paymentStatus,
  }
}

function letterOrder({ _id, items, quoteNote, shippingAddress, ...order }: StoredOrder): LetterOrder {
  return {
    ...order,
    id: _id,
    items: items.map(letterItem),
    note: quoteNote,
    shippingAddress: addressInWords(shippingAddress),
  }
}

/** An address with its country by name. */
export function addressInWords(address: OrderAddress): OrderAddress {
  const code = shippingCountries.find((existing) => existing === address.country)
  return { ...address, country: code ? shippingCountryNames[code] : address.country }
}

/** A package is one line, with how many things one set holds. */
function letterItem({ name, variants, pieces, quantity, price, image }: StoredItem): LetterItem {
  const finish = pieces ? itemsText(sumOf(pieces)) : finishOf(variants)
  return { name, finish, quantity, unitPrice: price, picture: image }
}

/** What one set of a package holds, a line for each room: "Dining area: Ring table (White oak); 2 × Wool rug, 6 × 9 ft". */
function roomsOf({ pieces }: StoredItem): string[] {
  const rooms = Map.groupBy(pieces ?? [], ({ room }) => room)
  return [...rooms].map(([room, inRoom]) => `${room}: ${inRoom.map(pieceText).join('; ')}`)
}

function pieceText({ name, quantity, variants }: PackagePiece): string {
  const finish = finishOf(variants)
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${finish && ` (${finish})`}`
}

/** What was chosen of a piece, in words. */
export function finishOf(variants: Record<string, string>): string {
  return Object.values(variants).join(', ')
}

function sumOf(pieces: readonly PackagePiece[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}
