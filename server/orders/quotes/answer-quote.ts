import { currentSettings } from '#server/settings/current-settings.ts'
import { and, gte, inArray, ne, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { AcceptQuoteForm, DeclineQuoteForm } from '#contract/orders/customer-operations.ts'
import { Problem } from '#contract/problems.ts'
import { statusesBefore } from '#domain/orders/order-status.ts'
import { quoteStatusesBefore } from '#domain/orders/quote-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { World } from '#server/world.ts'
import { reserveStock } from '#server/stock/reservations.ts'
import { refuseChangedPrice } from '../order-terms.ts'
import { type StoredOrder, updateOrder } from '../queries.ts'
import { changeOrder } from '../change-order.ts'
import type { Actor } from '#server/session.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { type OrderLetter, orderLetter } from '../letters.ts'

type Seen = z.infer<typeof AcceptQuoteForm>
type No = z.infer<typeof DeclineQuoteForm>
type Answer = { to: 'accepted'; seen: Seen } | { to: 'declined'; reason: string; seen: Seen }

/**
 * Turns a quote into an order to be paid, and takes its units out of stock.
 *
 * @param seen  what the customer read when saying yes, where that is known
 * @throws Problem `order_not_found` · `quote_not_open` (not sent, answered or over) · `price_changed`, `stale`
 *   (revised meanwhile) · `out_of_stock`; after the last three the quote stays open
 */
export function acceptQuote(world: World, customer: Actor, id: string, seen: Seen): Promise<StoredOrder> {
  return answerQuote(world, customer, id, { to: 'accepted', seen })
}

/**
 * Ends a quote by the customer's no; its order is cancelled.
 *
 * @throws Problem `order_not_found` · `quote_not_open` · `stale` (revised meanwhile)
 */
export function declineQuote(
  world: World,
  customer: Actor,
  id: string,
  { reason, ...seen }: No,
): Promise<StoredOrder> {
  return answerQuote(world, customer, id, { to: 'declined', reason, seen })
}

async function answerQuote(world: World, customer: Actor, id: string, answer: Answer): Promise<StoredOrder> {
  const { general } = await currentSettings.get(world)
  const today = storeDay(world.clock(), general.timeZone)
  return changeOrder(world, customer, id, {
    async write(tx, quote, at) {
      if (!(await writeAnswer(tx, id, answer, today, at))) return false
      refuseUnread(answer.seen, quote)
      if (answer.to === 'declined') return true
      const move = { orderId: id, cause: 'order_placed', actorId: customer.id } as const
      await reserveStock(tx, world, move, quote.items)
      return true
    },
    otherwise: 'quote_not_open',
    event: answer.to === 'accepted' ? 'quote_accepted' : 'quote_declined',
    description: answer.to === 'declined' ? answer.reason : '',
    letters: (about) => lettersOf(answer, about),
  })
}

/** An answer is to the quote that was read, and to no other: not even to one of the same total. */
function refuseUnread({ totalPrice, seenSentAt }: Seen, quote: StoredOrder): void {
  refuseChangedPrice(totalPrice, quote)
  if (seenSentAt === undefined || seenSentAt.getTime() === quote.quotedAt?.getTime()) return
  throw new Problem('stale', { message: 'This quote was revised since you opened it. Please read it again.' })
}

/** A no cancels the order, so it comes too late once the studio has shipped. */
const mayCancel = inArray(orders.status, statusesBefore('cancelled', 'customer'))

/** Whether the quote was still open: sent, unanswered, and its last day not over. */
function writeAnswer(tx: Db, id: string, answer: Answer, today: string, at: Date): Promise<boolean> {
  const declined =
    answer.to === 'declined' && ({ status: 'cancelled', declineReason: answer.reason } as const)
  const isOpen = and(isOpenQuote(today), answer.to === 'declined' ? mayCancel : undefined)
  return updateOrder(tx, id, { quoteStatus: answer.to, draft: null, updatedAt: at, ...declined }, isOpen)
}

/** What its customer may still answer `today`. */
export function isOpenQuote(today: string): SQL | undefined {
  return and(
    inArray(orders.quoteStatus, quoteStatusesBefore('accepted', 'customer')),
    ne(orders.status, 'cancelled'),
    gte(orders.validUntil, today),
  )
}

function lettersOf(answer: Answer, about: OrderLetter): Letter[] {
  if (answer.to === 'accepted')
    return [orderLetter('quote-accepted', about), orderLetter('studio-quote-accepted', about)]
  const { reason } = answer
  return [
    orderLetter('quote-declined', about, { reason }),
    orderLetter('studio-quote-declined', about, { reason }),
  ]
}
