import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { AnswerForm } from '#contract/designs/suggestions.ts'
import { Problem } from '#contract/problems.ts'
import { mayAnswerPieces } from '#domain/designs/piece-answers.ts'
import { designSuggestions } from '#server/db/schema/designs.ts'
import type { World } from '#server/world.ts'
import { recordDesignEvent } from '../history.ts'
import { presentRequest } from '../present-request.ts'
import { lockRequest, type Viewer } from '../queries.ts'
import { touchRequest } from '../request-state.ts'
import { pieceName } from './suggestion-words.ts'
import { listSuggestionsInShop, type SuggestionInShop } from './suggestions-in-shop.ts'

type Answer = z.output<typeof AnswerForm>

/**
 * The client's yes or no to a suggested piece, with a word; null takes it back. The same answer again changes nothing.
 *
 * @throws Problem `design_request_not_found` · `suggestion_not_found` · `illegal_state`
 */
export async function answerSuggestion(
  shop: World,
  client: Viewer,
  { id, suggestionId }: { id: string; suggestionId: string },
  { answer, note }: Answer,
): Promise<DesignRequest> {
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const { status } = await lockRequest(tx, client, id)
    const suggestions = await listSuggestionsInShop(tx, id)
    const suggestion = suggestions.find(({ _id }) => _id === suggestionId)
    if (!suggestion) throw new Problem('suggestion_not_found')
    if (!mayAnswerPieces(status)) throw new Problem('illegal_state')
    const answerNote = answer ? note : ''
    if (suggestion.answer === answer && suggestion.answerNote === answerNote)
      return presentRequest(shop, tx, client, id)
    await tx
      .update(designSuggestions)
      .set({ answer, answerNote, answeredAt: answer && at })
      .where(eq(designSuggestions.id, suggestionId))
    await touchRequest(tx, id, at)
    const description = answerText(suggestion, { answer, note: answerNote })
    await recordDesignEvent(tx, {
      requestId: id,
      type: 'suggestion_answered',
      description,
      actorId: client.id,
      at,
    })
    return presentRequest(shop, tx, client, id)
  })
}

function answerText(suggestion: SuggestionInShop, { answer, note }: Answer): string {
  const word = answer ? { accepted: 'Accepted', declined: 'Declined' }[answer] : 'Answer taken back'
  const text = `${word}: ${pieceName(suggestion)}`
  return note ? `${text}. ${note}` : text
}
