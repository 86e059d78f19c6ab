import { awaitsVerdict } from '#domain/orders/order-payment.ts'
import { LAST_CALL_DAYS, lastDay, type LateDeposit } from '#domain/payments/late-due.ts'
import { openOf } from '#domain/payments/sums.ts'
import { addDays } from '#kit/core/calendar-days.ts'
import { longDay } from '#kit/core/long-date.ts'
import type { Db } from '#kit/node/db/database.ts'
import { releaseStock } from '#server/stock/reservations.ts'
import type { World } from '#server/world.ts'
import { changeOrder } from '../change-order.ts'
import { orderLetter } from '../letters.ts'
import { type StoredOrder, updateOrder } from '../queries.ts'

/** An order whose first due did not come by its last day. */
export type LateOrder = { id: string; isDeposit: boolean; lastDay: string }

/** So many are released in one go; the next go comes within a minute. */
const MOST_AT_ONCE = 100

/** The words of every movement that nobody has looked at: one text, which a query puts together once for all its orders. */
const WORDS_WAITING = `(
    select coalesce(lower(string_agg(regexp_replace(name || memo, '[^0-9A-Za-z]', '', 'g'), ' ')), '')
    from bank_lines where state = 'new' and cents > 0)`

const CENTS_WAITING = `select cents from bank_lines where state = 'new' and cents > 0`

/** Such a movement may be the payment `p` of order `o`: by its amount, or by a number in its words. */
const LINE_WAITS = `(strpos(${WORDS_WAITING}, o.number::text) > 0 or strpos(${WORDS_WAITING}, right(o.id::text, 8)) > 0
    or p.open_cents in (${CENTS_WAITING}) or coalesce((p.dues -> 0 ->> 'cents')::int in (${CENTS_WAITING}), false))`

/** Nothing came of `p` in `payables`, and the work has not begun. */
export const UNBEGUN = `p.received_cents = 0 and o.status = 'pending'`

/** An order `o` that the calendar follows, of `p`: it is as `which` says, and nothing waits that may say that money came. */
export const followed = (which: string) => `p.follows_calendar and exists (
    select from orders o join users u on u.id = o.user_id
    where o.id = p.id and ${which} and o.archived_at is null and u.deleted_at is null
      and not (o.payment_status = 'pending' and (o.evidence_file_id is not null or o.payment_claim is not null))
      and not ${LINE_WAITS})`

const lineText = `
  select 1 as waits from orders o join payables p on p.id = o.id where o.id = $1 and ${LINE_WAITS}`

const text = `
  select p.id, p.next_due_on::text as "dueOn", p.last_call_on::text as "calledOn",
    p.dues -> 0 ->> 'kind' = 'deposit' as "isDeposit"
  from payables p
  where p.next_due_on < $1::date and p.last_call_on < $2::date and ${followed(UNBEGUN)}
  order by p.next_due_on, p.id limit ${MOST_AT_ONCE}`

type Row = { id: string; isDeposit: boolean; dueOn: string; calledOn: string }

/** The orders whose last day is over, as they seem now. */
export async function lateOrders(db: Db, today: string, late: LateDeposit): Promise<LateOrder[]> {
  const values = [addDays(today, -late.graceDays), addDays(today, -LAST_CALL_DAYS)]
  const rows = await db.rows<Row>({ name: 'late_orders', text, values })
  return rows.map(({ id, isDeposit, dueOn, calledOn }) => ({
    id,
    isDeposit,
    lastDay: lastDay(dueOn, calledOn, late),
  }))
}

/**
 * Cancels an order that was not paid in time; its units go back. Decided once more under its lock: what came, was shown
 * or said meanwhile leaves it as it is.
 *
 * @throws Problem `illegal_state` (a line of the bank came in meanwhile that may pay it)
 */
export function releaseLate(shop: World, { id, isDeposit, lastDay: last }: LateOrder): Promise<StoredOrder> {
  const day = longDay(last)
  return changeOrder(shop, null, id, {
    isDone: (before) => !mayRelease(before),
    async write(tx, _before, at) {
      const lines = await tx.rows({ name: 'line_of_late_order', text: lineText, values: [id] })
      if (lines.length > 0) return false
      await updateOrder(tx, id, { status: 'cancelled', updatedAt: at })
      await releaseStock(tx, shop, { orderId: id, cause: 'order_cancelled', actorId: null })
      return true
    },
    otherwise: 'illegal_state',
    event: 'cancelled',
    description: `${isDeposit ? 'Deposit' : 'Payment'} not received by ${day}`,
    letters: (about) => [orderLetter('hold-released', about, { lastDay: day })],
  })
}

/** Nothing came of it, and nothing waits that may say that it does: what its customer sent or said. */
function mayRelease(order: StoredOrder): boolean {
  const { status, payable } = order
  const isUnpaid = payable !== null && payable.received === 0 && openOf(payable) > 0
  return status === 'pending' && isUnpaid && !awaitsVerdict(order)
}
