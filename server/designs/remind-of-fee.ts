import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { queueLetters } from '#server/outbox/outbox.ts'
import { daysFrom } from '#kit/core/calendar-days.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { users } from '#server/db/schema/users.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { aboutRequest, designLetter } from './letters.ts'
import { recordDesignEvent } from './history.ts'
import { listStoredRequests } from './queries.ts'

/** Days after which an unpaid request is reminded of its fee, once each. */
const REMINDER_DAYS = [2, 7] as const

/** Reminds of each design fee that is still open two days after the request, and once more after seven. */
export async function remindOfFees(shop: World): Promise<void> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  const now = shop.clock()
  await shop.db.inTransaction(async (tx) => {
    const ids = await markReminded(tx, now)
    if (ids.length === 0) return
    const event = { type: 'fee_reminder', actorId: null, at: now } as const
    await recordDesignEvent(tx, ...ids.map((requestId) => ({ ...event, requestId })))
    const unpaid = await listStoredRequests(tx, inArray(designRequests.id, ids))
    const letters = unpaid.map((request) => designLetter('design-payment-due', aboutRequest(request, about)))
    await queueLetters(tx, letters)
  })
}

/** Who was not reminded for a week, because no process ran, gets one letter and not both. */
async function markReminded(tx: Db, now: Date): Promise<string[]> {
  const [first, second] = REMINDER_DAYS.map((days) => daysFrom(now, -days))
  const due = sql<number>`case when ${designRequests.createdAt} <= ${second?.toISOString()}::timestamptz then 2 else 1 end`
  const reminded = await tx
    .update(designRequests)
    .set({ feeReminders: due })
    .where(
      and(
        isUnpaid(tx),
        lte(designRequests.createdAt, first ?? now),
        sql`${designRequests.feeReminders} < ${due}`,
      ),
    )
    .returning({ id: designRequests.id })
  return reminded.map(({ id }) => id)
}

/** Nothing was sent in that waits for a check, and there is somebody to write to. */
function isUnpaid(tx: Db) {
  const people = tx.select({ id: users.id }).from(users).where(isNull(users.deletedAt))
  return and(
    eq(designRequests.status, 'pending'),
    eq(designRequests.paymentStatus, 'pending'),
    isNull(designRequests.evidenceFileId),
    inArray(designRequests.userId, people),
  )
}
