import { toStudio } from './compose.ts'
import { oneLine } from './fill-in.ts'
import type { Letter, LetterShop } from './letter.ts'
import { studioInventoryUrl } from './links.ts'

const words = {
  letter: 'studio-low-stock',
  subject: 'Low stock',
  preheader: 'At {stockThreshold} or below.',
  action: 'Open Inventory Management',
  body: `These pieces are at {stockThreshold} or below:

{stockLines}`,
} as const

/** A piece and how many of it are left. */
export type LowPiece = { name: string; finish: string; quantity: number }

type LowStock = { pieces: readonly LowPiece[]; threshold: number; shop: LetterShop }

/** More than this in one letter nobody reads; the inventory page has them all. */
const MAX_LINES = 100

/** Tells the studio which pieces are down to the threshold or below. */
export function studioLowStock({ pieces, threshold, shop }: LowStock): Letter {
  // Nobody in particular caused it: answers go to the shop itself.
  const customer = { firstName: '', lastName: '', email: shop.email }
  return toStudio({ customer, shop }, words, {
    values: { stockThreshold: String(threshold), stockLines: stockLines(pieces) },
    url: studioInventoryUrl(shop),
  })
}

function stockLines(pieces: readonly LowPiece[]): string {
  const lines = pieces.slice(0, MAX_LINES).map(({ name, finish, quantity }) => {
    const piece = [name, finish].map(oneLine).filter(Boolean).join(', ')
    return `${piece}: ${quantity === 0 ? 'none left' : `${quantity} left`}`
  })
  const more = pieces.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
