import { currentSettings } from '#server/settings/current-settings.ts'
import type { z } from 'zod'
import type { NewComment, NewReply } from '#contract/designs/comments.ts'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import { MAX_COMMENTS, MAX_REPLIES } from '#domain/designs/comment-limits.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { World } from '#server/world.ts'
import { presentRequest } from '../present-request.ts'
import { lockRequest, type StoredRequest } from '../queries.ts'
import type { Actor } from '#server/session.ts'
import { refuseEnded, touchRequest } from '../request-state.ts'
import { commentPlace } from './comment-place.ts'
import { countPins, countReplies, requirePieceOf, requirePin } from './queries.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Settings } from '#contract/settings.ts'
import { sideOf } from '#server/talk/author-of.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { recordChange } from '#server/audit/record.ts'
import { recordDesignEvent } from '../history.ts'
import { commentLetters } from './comment-letters.ts'

type Answer = Promise<{ request: DesignRequest } | StoredReply>

/**
 * Pins a comment to a point of the floor plan or of a concept, for the client or for the studio; the other side is
 * told by letter.
 *
 * @throws Problem `design_request_not_found` · `concept_not_found` · `board_piece_not_found` · `illegal_state` (withdrawn
 * or declined) · `too_many_comments`
 */
export async function pinComment(
  shop: World,
  actor: Actor,
  requestId: string,
  { conceptId, page, x, y, piece, text }: z.output<typeof NewComment>,
  submit: IdempotentRequest | undefined,
): Answer {
  const settings = await currentSettings.get(shop)
  return shop.db.inTransaction((tx) => {
    const present = async () => ({ request: await presentRequest(shop, tx, actor, requestId) })
    const pin = async () => {
      // The lock on the request makes two pins at once take two numbers.
      const request = await lockRequest(tx, actor, requestId)
      refuseEnded(request)
      const place = await commentPlace(tx, request, { conceptId, page })
      if (piece !== null) await requirePieceOf(tx, conceptId, piece)
      const { count, last } = await countPins(tx, requestId)
      if (count >= MAX_COMMENTS) throw new Problem('too_many_comments')
      const number = last + 1
      await insertComment(tx, shop, actor, { requestId, conceptId, number, page, x, y, piece, text })
      await tellOfComment(tx, shop, settings, { request, actor, type: 'comment_added', number, place, text })
      return present()
    }
    return idempotent(tx, submit, pin, present)
  })
}

/**
 * Answers a comment, for the client or for the studio; the other side is told by letter.
 *
 * @throws Problem `design_request_not_found` · `comment_not_found` · `illegal_state` (withdrawn or declined) ·
 * `too_many_replies`
 */
export async function answerComment(
  shop: World,
  actor: Actor,
  { id: requestId, commentId }: { id: string; commentId: string },
  { text }: z.output<typeof NewReply>,
  submit: IdempotentRequest | undefined,
): Answer {
  const settings = await currentSettings.get(shop)
  return shop.db.inTransaction((tx) => {
    const present = async () => ({ request: await presentRequest(shop, tx, actor, requestId) })
    const answer = async () => {
      const request = await lockRequest(tx, actor, requestId)
      const pin = await requirePin(tx, requestId, commentId)
      refuseEnded(request)
      if ((await countReplies(tx, commentId)) >= MAX_REPLIES) throw new Problem('too_many_replies')
      const place = await commentPlace(tx, request, pin)
      await insertComment(tx, shop, actor, { requestId, conceptId: pin.conceptId, parentId: commentId, text })
      const { number } = pin
      await tellOfComment(tx, shop, settings, {
        request,
        actor,
        type: 'comment_answered',
        number,
        place,
        text,
      })
      return present()
    }
    return idempotent(tx, submit, answer, present)
  })
}

type NewRow = Omit<
  typeof designComments.$inferInsert,
  'id' | 'authorId' | 'writtenAs' | 'createdAt' | 'resolvedAt'
>

async function insertComment(tx: Db, { random, clock }: World, actor: Actor, row: NewRow): Promise<void> {
  const written = { id: random.uuid(), authorId: actor.id, writtenAs: sideOf(actor), createdAt: clock() }
  await tx.insert(designComments).values({ ...row, ...written })
}

type Written = {
  request: StoredRequest
  actor: Actor
  type: 'comment_added' | 'comment_answered'
  /** The number of the pin. */
  number: number
  place: string
  text: string
}

/**
 * Puts a comment on the request's timeline and into the mail of the other side, at once or with those that follow it
 * within ten minutes; what the studio wrote is audited.
 */
async function tellOfComment(
  tx: Db,
  { config, clock }: World,
  settings: Settings,
  { request, actor, type, number, place, text: comment }: Written,
): Promise<void> {
  const [requestId, at] = [request._id, clock()]
  const description = `${number}, on ${place}`
  await recordDesignEvent(tx, { requestId, type, description, actorId: actor.id, at })
  await touchRequest(tx, requestId, at)
  const side = sideOf(actor)
  await queueLetters(tx, await commentLetters(tx, request, { side, at }, letterShop(settings, config)))
  if (side === 'studio')
    await recordChange(tx, actor, { action: `design.${type}`, id: requestId, after: { place, comment } })
}
