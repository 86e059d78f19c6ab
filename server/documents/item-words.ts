import { choiceText } from '#domain/stock/lead-time.ts'
import { countryName } from '#domain/users/countries.ts'
import { itemsText, quantityOf } from '#kit/core/items-text.ts'
import type { LetterItem } from '#kit/node/mail/tables.ts'
import { type LineDiscount, lineDiscountText } from '#domain/orders/line-discount.ts'
import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { PackagePiece } from '#server/db/schema/quoted-line.ts'
import type { DocumentItem } from './document-words.ts'

/** A line of an order as it is stored. */
type Line = {
  name: string
  variants: Record<string, string>
  pieces: PackagePiece[] | null
  quantity: number
  leadWeeks?: number | null
  price: number | null
  /** Absent of what was bought before lines had discounts of their own. */
  discount?: LineDiscount | null | undefined
  image?: string
}

/** An address with its country by name. */
export function addressInWords(address: OrderAddress): OrderAddress {
  return { ...address, country: countryName(address.country) }
}

/** A package is one line, with how many things one set holds; a discount of the line stands beside its finish. */
export function letterItem(line: Line): LetterItem {
  const { name, variants, leadWeeks, pieces, quantity, price, image } = line
  const what = pieces ? itemsText(quantityOf(pieces)) : choiceText(variants, leadWeeks)
  const less = price === null ? '' : lineDiscountText({ ...line, price })
  const finish = [what, less].filter(Boolean).join(', ')
  return { name, finish, quantity, unitPrice: price, ...(image !== undefined && { picture: image }) }
}

/** The same for paper, with what one set of a package holds. */
export function documentItem(line: Line): DocumentItem {
  return { ...letterItem(line), rooms: roomsOf(line) }
}

/** What one set of a package holds, a line for each room: "Dining area: Ring table (White oak); 2 × Wool rug, 6 × 9 ft". */
function roomsOf({ pieces }: Line): string[] {
  const rooms = Map.groupBy(pieces ?? [], ({ room }) => room)
  return [...rooms].map(([room, inRoom]) => `${room}: ${inRoom.map(pieceText).join('; ')}`)
}

function pieceText({ name, quantity, variants, leadWeeks }: PackagePiece): string {
  const finish = choiceText(variants, leadWeeks)
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${finish && ` (${finish})`}`
}
