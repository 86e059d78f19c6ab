import { inArray } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { lastCallAfter, lastDay, reminderStages } from '#domain/payments/late-due.ts'
import { addDays } from '#kit/core/calendar-days.ts'
import { longDay } from '#kit/core/long-date.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { recordOrderEvent } from '../history.ts'
import { aboutOrder, type OrderLetter, orderLetter } from '../letters.ts'
import { listStoredOrders } from '../queries.ts'
import { followed, lateOrders, releaseLate, UNBEGUN } from './release-late.ts'

/** Reminds of what is due, calls late first dues for the last time, and releases what is held for those that never came. */
export async function followDues(shop: World): Promise<void> {
  const settings = await currentSettings.get(shop)
  const today = storeDay(shop.clock(), settings.general.timeZone)
  if (settings.payment.lateDeposit.on) {
    await callLast(shop, settings, today)
    for (const order of await lateOrders(shop.db, today, settings.payment.lateDeposit))
      await releaseLate(shop, order)
  }
  if (settings.payment.reminders) await remindOfDues(shop, settings, today)
}

const callText = `
  update payables p set last_call_on = $1::date, reminded_on = $1::date
  where p.next_due_on <= $2::date and p.last_call_on is null and ${followed(UNBEGUN)}
  returning p.id, p.next_due_on::text as "dueOn"`

/** Says of each late first due, once, until when its pieces are held. */
function callLast(shop: World, settings: Settings, today: string): Promise<void> {
  const late = settings.payment.lateDeposit
  return shop.db.inTransaction(async (tx) => {
    const values = [today, addDays(today, -lastCallAfter(late))]
    const called = await tx.rows<{ id: string; dueOn: string }>({ name: 'call_late', text: callText, values })
    const until = new Map(called.map(({ id, dueOn }) => [id, longDay(lastDay(dueOn, today, late))]))
    const untilOf = (id: string) => until.get(id) ?? ''
    await tell(tx, shop, settings, {
      ids: [...until.keys()],
      describe: (id) => `We hold the pieces until ${untilOf(id)}`,
      letter: (about) => orderLetter('deposit-last-call', about, { lastDay: untilOf(about.order.id) }),
    })
  })
}

/**
 * Before its day is reminded of what has one, and not of what became due by a delivery. What is held ends with a last
 * call; whatever else is owed of a living order is only reminded of.
 */
const REMINDED = `o.status <> 'cancelled' and not (${UNBEGUN} and (stage.is_called or p.last_call_on is not null))`

const remindText = `
  update payables p set reminded_on = $1::date
  from unnest($2::date[], $3::int[], $5::boolean[]) as stage (due_until, days_after, is_called)
  where p.next_due_on <= stage.due_until
    and (p.reminded_on is null or p.reminded_on < p.next_due_on + stage.days_after)
    and (stage.days_after > 0
      or (p.agreed_at at time zone $4)::date < $1::date and (not p.is_earned or p.next_due_on > $1::date))
    and ${followed(REMINDED)}
  returning p.id`

/** Reminds of what is due soon or is late. Who missed several reminders, because no process ran, gets one letter. */
function remindOfDues(shop: World, settings: Settings, today: string): Promise<void> {
  const stages = reminderStages(today, settings.payment.lateDeposit)
  const values = [
    today,
    stages.map(({ dueUntil }) => dueUntil),
    stages.map(({ daysAfter }) => daysAfter),
    settings.general.timeZone,
    stages.map(({ isCalled }) => isCalled),
  ]
  return shop.db.inTransaction(async (tx) => {
    const reminded = await tx.rows<{ id: string }>({ name: 'remind_of_dues', text: remindText, values })
    await tell(tx, shop, settings, {
      ids: reminded.map(({ id }) => id),
      letter: (about) => orderLetter('payment-due', about),
    })
  })
}

type Telling = {
  ids: string[]
  describe?: (id: string) => string
  letter: (about: OrderLetter) => ReturnType<typeof orderLetter>
}

/** Notes in the history of each order what its customer is written, and writes it. */
async function tell(tx: Db, shop: World, settings: Settings, { ids, describe, letter }: Telling) {
  if (ids.length === 0) return
  const event = { type: 'reminded', actorId: null, at: shop.clock() } as const
  await recordOrderEvent(
    tx,
    ...ids.map((orderId) => ({ ...event, orderId, ...(describe && { description: describe(orderId) }) })),
  )
  const about = letterShop(settings, shop.config)
  const found = await listStoredOrders(tx, inArray(orders.id, ids))
  await queueLetters(
    tx,
    found.map((order) => letter(aboutOrder(order, about))),
  )
}
