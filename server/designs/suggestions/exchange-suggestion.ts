import { and, eq } from 'drizzle-orm'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designSuggestions } from '#server/db/schema/designs.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import type { StoredRequest } from '../queries.ts'
import type { StoredSuggestion } from './queries.ts'
import { replaceSuggestions } from './save-suggestions.ts'

type One = { product: string; key: string }
type Exchange = { from: One; to: One & { choice: VariantChoice }; description: string }

/**
 * One unit of a suggested piece becomes one of another, which the client has accepted by choosing it. As part of the
 * caller's transaction.
 *
 * @throws Problem `product_not_found` · `changed_too_often`
 */
export async function exchangeSuggestion(
  tx: Db,
  shop: World,
  client: Actor,
  { request, at }: { request: StoredRequest; at: Date },
  { from, to, description }: Exchange,
): Promise<void> {
  const event = { type: 'piece_swapped', description } as const
  await replaceSuggestions(tx, shop, client, { request, at, event }, (before) => exchanged(before, from, to))
  const { requestId, productId, variantKey } = designSuggestions
  await tx
    .update(designSuggestions)
    .set({ answer: 'accepted', answeredAt: at })
    .where(and(eq(requestId, request._id), eq(productId, to.product), eq(variantKey, to.key)))
}

/** The list with one unit less of `from` and one more of `to`, which stands in its place where it is new. */
function exchanged(before: readonly StoredSuggestion[], from: One, to: Exchange['to']) {
  const isListed = before.some((one) => isOf(one, to))
  const added = { productId: to.product, quantity: 1, variant: { options: to.choice }, isFromBoard: true }
  const lines = before.flatMap(({ choice, ...one }) => {
    const { productId, isFromBoard } = one
    const line = { productId, variant: { options: choice }, isFromBoard }
    if (isOf(one, to)) return [{ ...line, quantity: Math.min(one.quantity + 1, MAX_QUANTITY) }]
    if (!isOf(one, from)) return [{ ...line, quantity: one.quantity }]
    const rest = one.quantity > 1 ? [{ ...line, quantity: one.quantity - 1 }] : []
    return isListed ? rest : [...rest, added]
  })
  return isListed || before.some((one) => isOf(one, from)) ? lines : [...lines, added]
}

const isOf = ({ productId, variantKey }: Pick<StoredSuggestion, 'productId' | 'variantKey'>, one: One) =>
  productId === one.product && variantKey === one.key
