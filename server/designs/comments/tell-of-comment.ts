import { queueLetters } from '#server/emails/outbox.ts'
import type { Settings } from '#contract/settings.ts'
import type { Db } from '#kit/node/db/database.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { recordDesignEvent } from '../history.ts'
import type { StoredRequest } from '../queries.ts'
import { touchRequest } from '../request-state.ts'
import { commentLetters } from './comment-letters.ts'

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
export async function tellOfComment(
  tx: Db,
  { config, clock }: World,
  settings: Settings,
  { request, actor, type, number, place, text: comment }: Written,
): Promise<void> {
  const [requestId, at] = [request._id, clock()]
  const description = `${number}, on ${place}`
  await recordDesignEvent(tx, { requestId, type, description, actorId: actor.id, at })
  await touchRequest(tx, requestId, at)
  const writtenAs = actor.role === 'admin' ? 'studio' : 'client'
  await queueLetters(tx, await commentLetters(tx, request, writtenAs, letterShop(settings, config), at))
  if (writtenAs === 'studio')
    await recordChange(tx, actor, { action: `design.${type}`, id: requestId, after: { place, comment } })
}
