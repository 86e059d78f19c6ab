import type { Settings } from '#contract/settings.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { difference } from '#domain/audit.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { type EarningMoment, isEarnedAt } from '#domain/payments/earning.ts'
import { duesOf, firstSchedule } from '#domain/payments/schedule.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { Letter } from '#server/outbox/letter.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import { type Books, booksOf } from '#server/payments/books.ts'
import { followChange } from '#server/payments/follow-noun.ts'
import { openPayable } from '#server/payments/payables.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { type OrderEventType, recordOrderEvent } from './history.ts'
import { aboutOrder, type OrderLetter } from './letters.ts'
import { lettersOfSale } from './seller-letters.ts'
import {
  auditedOrder,
  lockOrder,
  requireOrder,
  type StoredOrder,
  updateOrder,
  type Viewer,
} from './queries.ts'

/** Who acts on an order; null is the calendar. */
type Actors = Actor | null
/** The calendar sees what the studio sees. */
const CALENDAR = { id: '', role: 'admin' } as const

/** What one act on an order does; its frame is `changeOrder`. */
export type OrderAct = {
  /** Whether the order stands where the act leads already: then nothing is done. */
  isDone?(before: StoredOrder): boolean
  /** Writes it by a guarded UPDATE; false when the order no longer stands where the act begins. May throw a refusal. */
  write(tx: Db, before: StoredOrder, at: Date): Promise<boolean>
  /** The refusal that false means. */
  otherwise: ProblemCode
  event: OrderEventType | ((before: StoredOrder) => OrderEventType)
  description?: string | (() => string)
  /** In the audit log; the event's name unless said. */
  action?: `order.${string}`
  /** Asked last: what others wait for, such as the next number of a paper, is taken here. */
  letters?(
    about: OrderLetter,
    before: StoredOrder,
    settings: Settings,
  ): readonly Letter[] | Promise<readonly Letter[]>
}

/**
 * Does one act on the order `id` in one transaction: lock, guarded write, event, audit (of what an admin does),
 * letters. Of two acts at once the second sees what the first wrote.
 *
 * @throws Problem `order_not_found` · what the act refuses with
 */
export async function changeOrder(
  world: World,
  actor: Actors,
  id: string,
  act: OrderAct,
): Promise<StoredOrder> {
  const settings = await currentSettings.get(world)
  return world.db.inTransaction((tx) => changeOrderIn(tx, world, settings, actor, id, act))
}

/** The same as part of the caller's transaction. */
export async function changeOrderIn(
  tx: Db,
  world: World,
  settings: Settings,
  actor: Actors,
  id: string,
  { isDone, write, otherwise, event, description, action, letters }: OrderAct,
): Promise<StoredOrder> {
  const at = world.clock()
  const before = await lockOrder(tx, actor ?? CALENDAR, id)
  if (isDone?.(before)) return before
  if (!(await write(tx, before, at))) throw new Problem(otherwise)
  const type = typeof event === 'function' ? event(before) : event
  const words = typeof description === 'function' ? description() : description
  await recordOrderEvent(tx, {
    orderId: id,
    type,
    actorId: actor?.id ?? null,
    at,
    ...(words && { description: words }),
  })
  const after = await followed(booksOf(tx, world, settings, actor, at), settings, actor ?? CALENDAR, before)
  if (actor) await recordOrderChange(tx, actor, action ?? `order.${type}`, before, after)
  const about = aboutOrder(after, letterShop(settings, world.config))
  const toSellers = await lettersOfSale(tx, about.shop, before, after)
  await queueLetters(tx, [...((await letters?.(about, before, settings)) ?? []), ...toSellers])
  return after
}

/** The order as it was written, once what it comes to has followed it. */
async function followed(
  books: Books,
  {
    payment: {
      books: { earnedAt },
    },
  }: Settings,
  viewer: Viewer,
  before: StoredOrder,
): Promise<StoredOrder> {
  const { tx } = books
  const after = await requireOrder(tx, viewer, before._id)
  if (!isAgreed(after)) return after
  if (!isAgreed(before)) await openOrder(books, after)
  const isStanding = isAgreed(before) && !leavesShipment(before, after)
  const was = isStanding ? standOf(before, earnedAt) : undefined
  const payment = await followChange(books, after._id, was, standOf(after, earnedAt))
  if (!payment) return after
  await updateOrder(tx, after._id, payment)
  return requireOrder(tx, viewer, after._id)
}

/** A quote that was sent without a schedule promised the first one. */
function openOrder({ tx, at: agreedAt, today: on }: Books, order: StoredOrder) {
  const { _id, totalPrice, paymentMethod: method, schedule } = order
  const dues = duesOf(totalPrice, schedule ?? firstSchedule, { method, on })
  return openPayable(tx, _id, { orderId: _id, totalCents: totalPrice, dues, agreedAt })
}

/** What is shipped was earned by the setting of that day. */
function leavesShipment(before: StoredOrder, after: StoredOrder): boolean {
  return before.status === 'shipped' && after.status !== 'shipped'
}

function standOf({ status }: StoredOrder, earnedAt: EarningMoment) {
  return { isCancelled: status === 'cancelled', isEarned: isEarnedAt(earnedAt, status) }
}

/** Writes what an admin changed of an order into the audit log; what customers do themselves is not in it. */
export async function recordOrderChange(
  tx: Db,
  actor: Actor,
  action: `order.${string}`,
  before: StoredOrder,
  after: StoredOrder,
): Promise<void> {
  if (actor.role !== 'admin') return
  const differing = difference(auditedOrder(before), auditedOrder(after))
  await recordChange(tx, actor, { action, id: before._id, ...differing })
}
