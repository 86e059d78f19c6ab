import { isAgreed } from '#domain/orders/agreed.ts'
import { lineDiscount } from '#domain/orders/line-discount.ts'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { choiceText } from '#domain/stock/lead-time.ts'
import { formatMoney } from '#kit/core/money.ts'
import type { Db } from '#kit/node/db/database.ts'
import { oneLine } from '#kit/node/mail/fill-in.ts'
import {
  type Letter,
  type LetterCustomer,
  type LetterPeople,
  type LetterShop,
  letterWriter,
} from '#server/outbox/letter.ts'
import type { StoredOrder } from './queries.ts'

/** The letters to those whose pieces are sold. They tell no more of the customer than the page *My Sales*. */
export const sellerWords = {
  'seller-sold': {
    page: 'sales',
    subject: 'Sold: pieces of yours in order {orderRef}',
    preheader: 'To {buyer}',
    action: 'See my sales',
    body: `Hello {firstName},

Order {reference} of {buyer} holds pieces of yours:

{soldLines}

Sums are before what is taken off the whole order.`,
  },
  'seller-sale-canceled': {
    page: 'sales',
    subject: 'Canceled: order {orderRef} with pieces of yours',
    preheader: 'Of {buyer}',
    action: 'See my sales',
    body: `Hello {firstName},

Order {reference} of {buyer} is canceled. These pieces of yours are no longer sold by it:

{soldLines}`,
  },
} as const

type Sale = LetterPeople & { number: string; buyer: string; lines: readonly string[] }

/** The reader of these letters is the seller: nothing else of the customer can be named in them. */
export const sellerLetter = letterWriter(sellerWords, ({ number, buyer, lines }: Sale) => ({
  values: { reference: number, orderRef: number, buyer, soldLines: lines.join('\n') },
  pages: { sales: '/seller/orders' },
}))

function buyerOf({ user: { firstName, lastName }, shippingAddress }: StoredOrder): string {
  const island = hawaiiPlace(shippingAddress.postalCode)?.island
  return `${firstName} ${lastName}${island ? `, ${island}` : ''}`
}

function soldLines(items: StoredOrder['items'], products: readonly string[]): string[] {
  const isSold = (line: { productId: string | null }) => products.includes(line.productId ?? '')
  return items.flatMap((item) => [
    ...(isSold(item) ? [`${pieceText(item)}: ${formatMoney(soldFor(item))}`] : []),
    ...(item.pieces ?? [])
      .filter(isSold)
      .map(
        (piece) => `${pieceText(piece, item.quantity)}: in package ${oneLine(item.name)}, sold at its price`,
      ),
  ])
}

/** Less what the line itself comes to less. */
function soldFor({ price, quantity, discount }: StoredOrder['items'][number]): number {
  const full = (price ?? 0) * quantity
  return full - lineDiscount({ price: price ?? 0, quantity, discount })
}

type Piece = Pick<StoredOrder['items'][number], 'name' | 'variants' | 'quantity'> & {
  leadWeeks?: number | null
}

function pieceText({ name, variants, quantity, leadWeeks }: Piece, sets = 1): string {
  return `${quantity * sets} × ${[name, choiceText(variants, leadWeeks)].map(oneLine).filter(Boolean).join(', ')}`
}

/** Somebody who sells, with those of some products that are theirs. */
export type Seller = LetterCustomer & { products: string[] }

const sellersText = `
  select u.email, u.first_name as "firstName", u.last_name as "lastName", json_agg(p.id) as products
  from products p join users u on u.id = p.owner_id
  where p.id = any($1::uuid[]) and u.role = 'seller' and u.deleted_at is null
  group by u.id order by u.id`

/** Whose products these are; what the studio's own people have is the studio's. */
export async function sellersOf(db: Db, products: readonly string[]): Promise<Seller[]> {
  if (products.length === 0) return []
  return db.rows<Seller>({ name: 'sellers_of', text: sellersText, values: [products] })
}

/** One letter to each seller. */
export function sellerLetters(
  name: keyof typeof sellerWords,
  order: StoredOrder,
  shop: LetterShop,
  sellers: readonly Seller[],
): Letter[] {
  const { number, items } = order
  const about = { shop, number, buyer: buyerOf(order) }
  return sellers.map(({ products, ...customer }) =>
    sellerLetter(name, { ...about, customer, lines: soldLines(items, products) }),
  )
}

/** What sellers hear of a change: that an order has become one, or is none any longer. */
export async function lettersOfSale(
  tx: Db,
  shop: LetterShop,
  before: StoredOrder,
  after: StoredOrder,
): Promise<Letter[]> {
  if (isSale(before) === isSale(after)) return []
  const products = after.items.flatMap(({ productId, pieces }) => [
    ...(productId === null ? [] : [productId]),
    ...(pieces ?? []).flatMap((piece) => piece.productId ?? []),
  ])
  const name = isSale(after) ? 'seller-sold' : 'seller-sale-canceled'
  return sellerLetters(name, after, shop, await sellersOf(tx, products))
}

function isSale(order: StoredOrder): boolean {
  return isAgreed(order) && order.status !== 'cancelled'
}
