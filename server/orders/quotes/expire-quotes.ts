import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { quoteStatusesBefore } from '#domain/orders/quote-status.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { LetterShop } from '#server/outbox/letter.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { recordOrderEvent } from '../history.ts'
import { aboutOrder, orderLetter } from '../letters.ts'
import { listStoredOrders } from '../queries.ts'
import { storeDay } from '#kit/core/store-day.ts'

/** The letter that warns of a quote's end leaves this many days before its last one. */
export const WARN_DAYS = 2

/** Ends the quotes whose last day is over, and warns once of those that end soon. */
export async function expireQuotes(shop: World): Promise<void> {
  const settings = await currentSettings.get(shop)
  const about = letterShop(settings, shop.config)
  const now = shop.clock()
  await endQuotes(shop, about, now)
  await warnOfEnds(shop, about, now)
}

function endQuotes({ db }: World, about: LetterShop, now: Date): Promise<void> {
  return db.inTransaction(async (tx) => {
    const ids = await markExpired(tx, storeDay(now, about.timeZone), now)
    if (ids.length === 0) return
    const event = { type: 'quote_expired', actorId: null, at: now } as const
    await recordOrderEvent(tx, ...ids.map((orderId) => ({ ...event, orderId })))
    const expired = await listStoredOrders(tx, inArray(orders.id, ids))
    await queueLetters(
      tx,
      expired.map((order) => orderLetter('quote-expired', aboutOrder(order, about))),
    )
  })
}

function warnOfEnds({ db }: World, about: LetterShop, now: Date): Promise<void> {
  return db.inTransaction(async (tx) => {
    const ids = await markWarned(tx, about.timeZone, now)
    if (ids.length === 0) return
    const ending = await listStoredOrders(tx, inArray(orders.id, ids))
    await queueLetters(
      tx,
      ending.map((order) => orderLetter('quote-expiring', aboutOrder(order, about))),
    )
  })
}

// What the studio moved on by hand, after a yes by telephone perhaps, is not the calendar's to end.
const isOpen = and(
  inArray(orders.quoteStatus, quoteStatusesBefore('expired', 'calendar')),
  eq(orders.status, 'pending'),
)

async function markExpired(tx: Db, today: string, now: Date): Promise<string[]> {
  const expired = await tx
    .update(orders)
    .set({ quoteStatus: 'expired', status: 'cancelled', updatedAt: now })
    .where(and(isOpen, lt(orders.validUntil, today)))
    .returning({ id: orders.id })
  return expired.map(({ id }) => id)
}

/** A quote that was sent when its end was already that near says so itself. */
async function markWarned(tx: Db, timeZone: string, now: Date): Promise<string[]> {
  const today = storeDay(now, timeZone)
  const warnDay = sql`${orders.validUntil} - ${WARN_DAYS}::int`
  const sentDay = sql`(${orders.quotedAt} at time zone ${timeZone})::date`
  const warned = await tx
    .update(orders)
    .set({ expiryWarnedAt: now })
    .where(
      and(
        isOpen,
        isNull(orders.expiryWarnedAt),
        gte(orders.validUntil, today),
        sql`${warnDay} <= ${today}::date and ${sentDay} < ${warnDay}`,
      ),
    )
    .returning({ id: orders.id })
  return warned.map(({ id }) => id)
}
