import { oneLine } from '#kit/node/mail/fill-in.ts'
import { type Letter, type LetterShop, letterWriter } from '#server/outbox/letter.ts'

/** A piece and how many of it are left. */
export type LowPiece = { name: string; finish: string; quantity: number }

/** More than this in one letter nobody reads; the inventory page has them all. */
const MAX_LINES = 100

/** The letter about stock. */
export const stockWords = {
  'studio-low-stock': {
    page: 'studio',
    subject: 'Low stock',
    preheader: 'At {stockThreshold} or below.',
    action: 'Open Inventory Management',
    body: `These pieces are at {stockThreshold} or below:

{stockLines}`,
  },
} as const

const stockLetter = letterWriter(stockWords, () => ({
  values: {},
  pages: { studio: '/admin/inventory?stock=low' },
}))

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
