import type { z } from 'zod'
import type { AddSuggestedForm } from '#contract/designs/suggestions.ts'
import { Problem } from '#contract/problems.ts'
import type { AddedPieces, Cart } from '#contract/cart.ts'
import { itemsText, quantityOf } from '#kit/core/items-text.ts'
import { movePieces } from '#server/cart/move-pieces.ts'
import { presentCart } from '#server/cart/present-cart.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { SignedIn } from '#server/session.ts'
import { within, type World } from '#server/world.ts'
import { recordDesignEvent } from '../history.ts'
import { lockRequest } from '../queries.ts'
import { touchRequest } from '../request-state.ts'
import { pieceName } from './suggestion-words.ts'
import { listSuggestionsInShop, type SuggestionInShop } from './suggestions-in-shop.ts'

type Which = z.output<typeof AddSuggestedForm>['which']
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
): Promise<({ cart: Cart } & AddedPieces) | StoredReply> {
  const at = shop.clock()
  return idempotentWrite(shop.db, submit, async (tx) => {
    const { status } = await lockRequest(tx, client, id)
    if (status !== 'completed') throw new Problem('illegal_state')
    const suggestions = await listSuggestionsInShop(tx, id)
    const wanted = suggestions.filter(isRequested(which))
    const moved = await movePieces(tx, shop, client.id, wanted.map(nameWanted))
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
  })
}

function isRequested(which: Which): (suggestion: SuggestionInShop) => boolean {
  return ({ answer }) => (which === 'accepted' ? answer === 'accepted' : answer !== 'declined')
}

const nameWanted = (suggestion: SuggestionInShop) => ({ ...suggestion, name: pieceName(suggestion) })
