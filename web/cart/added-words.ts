import type { AddedPieces } from '#contract/cart.ts'

type LeftOut = AddedPieces['leftOut'][number]

const reasons: Record<LeftOut['reason'], string> = {
  gone: 'no longer sold',
  out_of_stock: 'out of stock',
  fewer: 'fewer in stock than suggested',
  cart_full: 'your cart already holds all there are of it',
  too_many_lines: 'your cart holds no more different pieces',
}

/** A piece that is not in the cart, or not all of it, and why. */
export function leftOutWords({ name, reason }: LeftOut): string {
  return `${name}: ${reasons[reason]}`
}

/** "Shoreline sofa, Sedge chair × 4". */
export function namedPieces(added: AddedPieces['added']): string {
  return added.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ')
}
