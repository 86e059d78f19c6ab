import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { difference } from '#domain/audit.ts'
import { isCalledOff } from '#domain/designs/design-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Letter } from '#server/outbox/letter.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { type Books, booksOf } from '#server/payments/books.ts'
import { followChange } from '#server/payments/follow-noun.ts'
import { aboutRequest, type DesignLetter } from './letters.ts'
import { type DesignEventType, recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { lockRequest, requireRequest, type StoredRequest, updateRequest } from './queries.ts'

/** What one act on a design request does; its frame is `changeRequest`. */
export type RequestAct = {
  /** Whether the request stands where the act leads already: then nothing is done. */
  isDone?(before: StoredRequest): boolean
  /** Writes it by a guarded UPDATE; false when the request no longer stands where the act begins. May throw a refusal. */
  write(tx: Db, before: StoredRequest, at: Date): Promise<boolean>
  /** The refusal that false means: `illegal_state` unless said. */
  otherwise?: ProblemCode
  event: DesignEventType | (() => DesignEventType)
  description?: string | ((before: StoredRequest) => string)
  /** In the audit log; the event's name unless said. */
  action?: `design.${string}`
  /** Asked last: what others wait for, such as the next number of a paper, is taken here. */
  letters?(about: DesignLetter, after: StoredRequest): readonly Letter[] | Promise<readonly Letter[]>
}

/**
 * Does one act on the design request `id` in one transaction: lock, guarded write, event, audit (of what the studio
 * does), letters. Of two acts at once the second sees what the first wrote.
 *
 * @throws Problem `design_request_not_found` · what the act refuses with
 */
export async function changeRequest(
  world: World,
  actor: Actor,
  id: string,
  act: RequestAct,
): Promise<DesignRequest> {
  const settings = await currentSettings.get(world)
  return world.db.inTransaction((tx) => changeRequestIn(tx, world, settings, actor, id, act))
}

/** The same as part of the caller's transaction. */
export async function changeRequestIn(
  tx: Db,
  world: World,
  settings: Settings,
  actor: Actor,
  id: string,
  { isDone, write, otherwise = 'illegal_state', event, description, action, letters }: RequestAct,
): Promise<DesignRequest> {
  const at = world.clock()
  const before = await lockRequest(tx, actor, id)
  if (isDone?.(before)) return presentRequest(world, tx, actor, id)
  if (!(await write(tx, before, at))) throw new Problem(otherwise)
  const words = typeof description === 'function' ? description(before) : description
  const type = typeof event === 'function' ? event() : event
  await recordDesignEvent(tx, {
    requestId: id,
    type,
    actorId: actor.id,
    at,
    ...(words && { description: words }),
  })
  const after = await followed(booksOf(tx, world, settings, actor, at), actor, before)
  if (actor.role === 'admin') {
    const differing = difference(auditedRequest(before), auditedRequest(after))
    await recordChange(tx, actor, { action: action ?? `design.${type}`, id, ...differing })
  }
  const about = aboutRequest(after, letterShop(settings, world.config))
  const reply = await presentRequest(world, tx, actor, id)
  await queueLetters(tx, (await letters?.(about, after)) ?? [])
  return reply
}

/** The request as it was written, after its fee has followed it. */
async function followed(books: Books, actor: Actor, before: StoredRequest): Promise<StoredRequest> {
  const after = await requireRequest(books.tx, actor, before._id)
  const payment = await followChange(books, after._id, standOf(before), standOf(after))
  if (!payment) return after
  await updateRequest(books.tx, after._id, payment)
  return requireRequest(books.tx, actor, after._id)
}

function standOf({ status }: StoredRequest) {
  return { isCancelled: isCalledOff(status), isEarned: status === 'completed' }
}

const auditedFields = [
  'status',
  'paymentStatus',
  'paymentMethod',
  'paymentNote',
  'paidAt',
  'completedAt',
  'conceptCount',
  'planScale',
  'answer',
  'feedback',
  'declineReason',
] as const satisfies (keyof StoredRequest)[]

/** What of a request the audit log compares. */
function auditedRequest(request: StoredRequest) {
  const facts = Object.fromEntries(auditedFields.map((field) => [field, request[field]]))
  return { ...facts, evidence: request.evidence?.id ?? null }
}
