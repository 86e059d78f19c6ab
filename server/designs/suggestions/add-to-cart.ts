import type { z } from 'zod'
import type { AddSuggestedForm } from '#contract/designs/suggestions.ts'
import { Problem } from '#contract/problems.ts'
import type { Reply } from '#contract/call.ts'
import type { Cart } from '#contract/cart.ts'
import { itemsText, quantityOf } from '#kit/core/items-text.ts'
import { isFull } from '#server/cart/add-to-cart.ts'
import { presentCart } from '#server/cart/present-cart.ts'
import { listCartLines, putInCart } from '#server/cart/queries.ts'
import type { Db } from '#kit/node/db/database.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { SignedIn } from '#server/session.ts'
import { within, type World } from '#server/world.ts'
import { recordDesignEvent } from '../history.ts'
import { lockRequest } from '../queries.ts'
import { touchRequest } from '../request-state.ts'
import { pieceName } from './suggestion-words.ts'
import { listSuggestionsInShop, type SuggestionInShop } from './suggestions-in-shop.ts'

type Which = z.output<typeof AddSuggestedForm>['which']
type Reason = Moved['leftOut'][number]['reason']

type Moved = {
  added: { name: string; quantity: number }[]
  leftOut: Reply<'POST /api/design-requests/:id/suggested-products/add-to-cart'>['leftOut']
}

/**
 * Puts the suggested pieces of a completed design in the client's cart, as far as there are any, in one transaction
 * and once per idempotency key. What the client declined stays out, whichever they ask for.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (not completed)
 */
export async function addSuggestedToCart(
  shop: World,
  client: SignedIn,
  id: string,
  which: Which,
  submit: IdempotentRequest | undefined,
): Promise<({ cart: Cart } & Moved) | StoredReply> {
  const at = shop.clock()
  return shop.db.inTransaction((tx) =>
    idempotent(tx, submit, async () => {
      const { status } = await lockRequest(tx, client, id)
      if (status !== 'completed') throw new Problem('illegal_state')
      const suggestions = await listSuggestionsInShop(tx, id)
      const moved = await movePieces(tx, shop, client.id, suggestions.filter(isRequested(which)))
      if (moved.added.length > 0) {
        const units = quantityOf(moved.added)
        const description = itemsText(units)
        await recordDesignEvent(tx, {
          requestId: id,
          type: 'added_to_cart',
          description,
          actorId: client.id,
          at,
        })
        await touchRequest(tx, id, at)
      }
      return { cart: await presentCart(within(shop, tx), client), ...moved }
    }),
  )
}

function isRequested(which: Which): (suggestion: SuggestionInShop) => boolean {
  return ({ answer }) => (which === 'accepted' ? answer === 'accepted' : answer !== 'declined')
}

/** Every piece by the cart's own rules: an upsert that never exceeds the stock of that moment. */
async function movePieces(
  tx: Db,
  { random }: World,
  userId: string,
  suggestions: readonly SuggestionInShop[],
): Promise<Moved> {
  const before = await unitsInCart(tx, userId)
  const refused = new Map<string, Reason>()
  for (const { _id, productId, variantKey, choice, quantity } of suggestions.filter(
    ({ isGone }) => !isGone,
  )) {
    const line = { id: random.uuid(), productId, variantKey, choice, quantity }
    const { lines, isWritten } = await putInCart(tx, userId, line)
    if (!isWritten) refused.set(_id, isFull(lines, line) ? 'too_many_lines' : 'out_of_stock')
  }
  const after = await unitsInCart(tx, userId)
  const results = suggestions.map((suggestion) => {
    const piece = `${suggestion.productId} ${suggestion.variantKey}`
    const units = (after.get(piece) ?? 0) - (before.get(piece) ?? 0)
    const reason = refused.get(suggestion._id) ?? reasonOf(suggestion, units)
    return { name: pieceName(suggestion), quantity: units, reason }
  })
  return {
    added: results.flatMap(({ name, quantity }) => (quantity > 0 ? { name, quantity } : [])),
    leftOut: results.flatMap(({ name, reason }) => (reason ? { name, reason } : [])),
  }
}

/** Why a piece did not come into the cart, or not in its full number. */
function reasonOf({ isGone, quantity }: SuggestionInShop, units: number): Reason | null {
  if (isGone) return 'gone'
  if (units <= 0) return 'cart_full'
  return units < quantity ? 'fewer' : null
}

/** Units by piece. */
async function unitsInCart(tx: Db, userId: string): Promise<Map<string, number>> {
  const lines = await listCartLines(tx, userId)
  return new Map(lines.map(({ productId, variantKey, quantity }) => [`${productId} ${variantKey}`, quantity]))
}
