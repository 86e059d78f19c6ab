import type { AddedPieces } from '#contract/cart.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { isFull } from './add-to-cart.ts'
import { listCartLines, putInCart } from './queries.ts'

/** Pieces of one product in one choice, as the shop has it now. */
export type WantedPieces = {
  /** As the reply calls them. */
  name: string
  productId: string
  variantKey: string
  choice: VariantChoice
  quantity: number
  /** Archived, or no longer made in this choice. */
  isGone: boolean
}

type Reason = AddedPieces['leftOut'][number]['reason']

/** Puts many pieces in a cart by its own rules: each an upsert that never exceeds the stock of that moment. */
export async function movePieces(
  tx: Db,
  { random }: Pick<World, 'random'>,
  userId: string,
  wanted: readonly WantedPieces[],
): Promise<AddedPieces> {
  const before = await unitsInCart(tx, userId)
  const refused = new Map<WantedPieces, Reason>()
  for (const pieces of wanted.filter(({ isGone }) => !isGone)) {
    const { productId, variantKey, choice, quantity } = pieces
    const line = { id: random.uuid(), productId, variantKey, choice, quantity }
    const { lines, isWritten } = await putInCart(tx, userId, line)
    if (!isWritten) refused.set(pieces, isFull(lines, line) ? 'too_many_lines' : 'out_of_stock')
  }
  const after = await unitsInCart(tx, userId)
  const results = wanted.map((pieces) => {
    const key = `${pieces.productId} ${pieces.variantKey}`
    const units = (after.get(key) ?? 0) - (before.get(key) ?? 0)
    return { name: pieces.name, quantity: units, reason: refused.get(pieces) ?? reasonOf(pieces, units) }
  })
  return {
    added: results.flatMap(({ name, quantity }) => (quantity > 0 ? { name, quantity } : [])),
    leftOut: results.flatMap(({ name, reason }) => (reason ? { name, reason } : [])),
  }
}

/** Why a piece did not come into the cart, or not in its full number. */
function reasonOf({ isGone, quantity }: WantedPieces, units: number): Reason | null {
  if (isGone) return 'gone'
  if (units <= 0) return 'cart_full'
  return units < quantity ? 'fewer' : null
}

/** Units by piece. */
async function unitsInCart(tx: Db, userId: string): Promise<Map<string, number>> {
  const lines = await listCartLines(tx, userId)
  return new Map(lines.map(({ productId, variantKey, quantity }) => [`${productId} ${variantKey}`, quantity]))
}
