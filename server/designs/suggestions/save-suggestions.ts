import { currentSettings } from '#server/settings/current-settings.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { SuggestionsForm } from '#contract/designs/suggestions.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designSuggestions } from '#server/db/schema/designs.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { aboutRequest, designLetter } from '../letters.ts'
import { recordDesignEvent, type DesignEventType } from '../history.ts'
import { presentRequest } from '../present-request.ts'
import { lockRequest, type StoredRequest } from '../queries.ts'
import { refuseEnded, touchRequest } from '../request-state.ts'
import { listSuggestions, type StoredSuggestion } from './queries.ts'
import { resolvePieces, type Listed, type Piece } from './resolve-pieces.ts'
import { letterItems, suggestionsText } from './suggestion-words.ts'
import { listSuggestionsInShop } from './suggestions-in-shop.ts'

/**
 * Replaces the list of suggested products. A piece that stays as it was keeps the client's answer; the client gets a
 * letter when there is something new to see. Saving the same list again changes nothing.
 *
 * @throws Problem `design_request_not_found` · `product_not_found` · `validation_failed` · `illegal_state`
 */
export async function saveSuggestions(
  shop: World,
  actor: Actor,
  id: string,
  { products }: z.output<typeof SuggestionsForm>,
): Promise<DesignRequest> {
  const settings = await currentSettings.get(shop)
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const request = await lockRequest(tx, actor, id)
    refuseEnded(request)
    const listed = () => products
    const saved = await replaceSuggestions(tx, shop, actor, { request, at }, listed)
    const { before, pieces, suggestions, change } = saved
    if (change) await recordChange(tx, actor, { action: 'design.suggestions_saved', id, ...change })
    if (bringsNews(before, pieces)) {
      const about = aboutRequest(request, letterShop(settings, shop.config))
      await queueLetters(tx, [
        designLetter('product-suggestions', { ...about, items: letterItems(suggestions) }),
      ])
    }
    return presentRequest(shop, tx, actor, id)
  })
}

type Listing = {
  request: StoredRequest
  at: Date
  /** Of what led to it; that it was saved, unless said. */
  event?: { type: DesignEventType; description: string }
}

/**
 * The same as part of the caller's transaction, without the letter and the audit log; `listed` says what is to stand on the list.
 *
 * @throws Problem `product_not_found` · `validation_failed`
 */
export async function replaceSuggestions(
  tx: Db,
  shop: World,
  actor: Actor,
  { request: { _id: id }, at, event }: Listing,
  listed: (before: readonly StoredSuggestion[]) => readonly Listed[],
) {
  const before = await listSuggestions(tx, id)
  const pieces = await resolvePieces(tx, listed(before), before)
  const shown = await listSuggestionsInShop(tx, id)
  if (sameList(before, pieces)) return { before, pieces, suggestions: shown }
  await writePieces(tx, shop, id, pieces, before)
  await touchRequest(tx, id, at)
  const suggestions = await listSuggestionsInShop(tx, id)
  const description = suggestionsText(suggestions)
  await recordDesignEvent(tx, {
    requestId: id,
    type: 'suggestions_saved',
    description,
    ...event,
    actorId: actor.id,
    at,
  })
  return {
    before,
    pieces,
    suggestions,
    change: { before: { suggestions: suggestionsText(shown) }, after: { suggestions: description } },
  }
}

async function writePieces(
  tx: Db,
  { random }: World,
  requestId: string,
  pieces: readonly Piece[],
  before: readonly StoredSuggestion[],
): Promise<void> {
  const existing = new Map(before.map((suggestion) => [nameOf(suggestion), suggestion]))
  await tx.delete(designSuggestions).where(eq(designSuggestions.requestId, requestId))
  if (pieces.length === 0) return
  const rows = pieces.map((piece, position) => {
    const was = existing.get(nameOf(piece))
    const { answer, answerNote, answeredAt } = was?.quantity === piece.quantity ? was : unanswered
    return { ...piece, id: was?._id ?? random.uuid(), requestId, position, answer, answerNote, answeredAt }
  })
  await tx.insert(designSuggestions).values(rows)
}

const unanswered = { answer: null, answerNote: '', answeredAt: null }

function sameList(before: readonly StoredSuggestion[], pieces: readonly Piece[]): boolean {
  const rowOf = (piece: Piece) => `${wordOf(piece)} ${piece.isFromBoard}`
  return before.map(rowOf).join() === pieces.map(rowOf).join()
}

/** Whether the list holds what it did not hold before; taking pieces off and moving them is no news. */
function bringsNews(before: readonly StoredSuggestion[], pieces: readonly Piece[]): boolean {
  const existing = new Set(before.map(wordOf))
  return pieces.some((piece) => !existing.has(wordOf(piece)))
}

/** What a piece is: the same product in the same choice. */
function nameOf({ productId, variantKey }: Piece): string {
  return `${productId} ${variantKey}`
}

function wordOf(piece: Piece): string {
  return `${nameOf(piece)} × ${piece.quantity}`
}
