import { oneLine } from '#kit/node/mail/fill-in.ts'
import { type Letter, type LetterPeople, type LetterShop, letterWriter } from '#server/outbox/letter.ts'

/** A piece and how many of it are left. */
export type LowPiece = { name: string; finish: string; quantity: number }

/** More than this in one letter nobody reads; the inventory page has them all. */
const MAX_LINES = 100

/** The letters about stock. */
export const stockWords = {
  'studio-low-stock': {
    page: 'studio',
    subject: 'Low stock',
    preheader: 'At {stockThreshold} or below.',
    action: 'Open inventory',
    body: `These pieces are at {stockThreshold} or below:

{stockLines}`,
  },
  'back-in-stock': {
    page: 'own',
    subject: '{pieceName} is back',
    preheader: 'You can order it again.',
    action: 'See the piece',
    body: `{firstName}, you asked us to tell you: {pieceName} can be had again.

We hold none for you, so the first to order gets it. This is the only letter about it; you wait for it no longer.`,
  },
} as const

type AboutStock = LetterPeople & { piecePage?: string }

const stockLetter = letterWriter(stockWords, ({ piecePage = '' }: AboutStock) => ({
  values: {},
  pages: { studio: '/admin/inventory?stock=low', own: piecePage },
}))

type BackInStock = LetterPeople & { productId: string; variantKey: string; piece: string }

/** Tells somebody who waited for a piece that it can be had again. */
export function backInStockLetter({ productId, variantKey, piece, ...people }: BackInStock): Letter {
  const piecePage = `/product/${productId}?finish=${encodeURIComponent(variantKey)}`
  return stockLetter('back-in-stock', { ...people, piecePage }, { pieceName: piece })
}

type LowStock = { pieces: readonly LowPiece[]; threshold: number; shop: LetterShop }

/** Tells the studio which pieces are down to the threshold or below. */
export function lowStockLetter({ pieces, threshold, shop }: LowStock): Letter {
  // Nobody in particular caused it: answers go to the shop itself.
  const customer = { firstName: '', lastName: '', email: shop.email }
  const values = { stockThreshold: String(threshold), stockLines: stockLines(pieces) }
  return stockLetter('studio-low-stock', { customer, shop }, values)
}

function stockLines(pieces: readonly LowPiece[]): string {
  const lines = pieces.slice(0, MAX_LINES).map(({ name, finish, quantity }) => {
    const piece = [name, finish].map(oneLine).filter(Boolean).join(', ')
    return `${piece}: ${quantity === 0 ? 'none left' : `${quantity} left`}`
  })
  const more = pieces.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
