import type { Settings } from '#contract/settings.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#server/db/database.ts'
import { designComment, designCommentToStudio } from '#server/emails/letters/design-comment.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { Shop } from '#server/shop.ts'
import { auditRequest } from '../audit-request.ts'
import { designLetter } from '../design-letters.ts'
import { recordDesignEvent } from '../history.ts'
import type { Actor, StoredRequest } from '../queries.ts'
import { touchRequest } from '../request-state.ts'

type Written = {
  request: StoredRequest
  actor: Actor
  type: 'comment_added' | 'comment_answered'
  /** The number of the pin. */
  number: number
  place: string
  text: string
}

/** Puts a comment on the request's timeline and into the mail of the other side; what the studio wrote is audited. */
export async function tellOfComment(
  tx: Db,
  { config, clock }: Shop,
  settings: Settings,
  { request, actor, type, number, place, text: comment }: Written,
): Promise<void> {
  const [requestId, at] = [request._id, clock()]
  const description = `${number}, on ${place}`
  await recordDesignEvent(tx, { requestId, type, description, actorId: actor.id, at })
  await touchRequest(tx, requestId, at)
  const about = { ...designLetter(request, letterShop(settings, config)), commentPlace: place, comment }
  const isStudio = actor.role === 'admin'
  await queueLetters(tx, [isStudio ? designComment(about) : designCommentToStudio(about)])
  if (isStudio)
    await auditRequest(tx, actor, `design.${type}`, request, request, { after: { place, comment } })
}
