import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { statusesBefore } from '#domain/orders/order-status.ts'
import { quoteStatusesBefore } from '#domain/orders/quote-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Letter, OrderLetter } from '#server/emails/letters/letter.ts'
import { quoteAccepted } from '#server/emails/letters/quote-accepted.ts'
import { quoteDeclined } from '#server/emails/letters/quote-declined.ts'
import { studioQuoteAccepted } from '#server/emails/letters/studio-quote-accepted.ts'
import { studioQuoteDeclined } from '#server/emails/letters/studio-quote-declined.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { recordOrderEvent } from '../history.ts'
import { takeStock } from '../stock/hold-stock.ts'
import { orderLetter } from '../order-letters.ts'
import { refuseChangedPrice } from '../order-terms.ts'
import { lockOrder, requireOrder, type StoredOrder, type Viewer } from '../queries.ts'
import { storeDay } from '#kit/core/store-day.ts'

type Answer = { to: 'accepted'; seenTotal: number | undefined } | { to: 'declined'; reason: string }

/**
 * Turns a quote into an order to be paid, and takes its units out of stock.
 *
 * @param seenTotal  cents that the customer read when saying yes, where that is known
 * @throws Problem `order_not_found` · `quote_not_open` (not sent, answered or over) · `price_changed` (revised
 *   meanwhile) · `out_of_stock`; after the last two the quote stays open
 */
export function acceptQuote(
  shop: World,
  customer: Viewer,
  id: string,
  seenTotal: number | undefined,
): Promise<StoredOrder> {
  return answerQuote(shop, customer, id, { to: 'accepted', seenTotal })
}

/**
 * Ends a quote by the customer's no; its order is cancelled.
 *
 * @throws Problem `order_not_found` · `quote_not_open`
 */
export function declineQuote(
  shop: World,
  customer: Viewer,
  id: string,
  reason: string,
): Promise<StoredOrder> {
  return answerQuote(shop, customer, id, { to: 'declined', reason })
}

async function answerQuote(shop: World, customer: Viewer, id: string, answer: Answer): Promise<StoredOrder> {
  const settings = await currentSettings.get(shop)
  const today = storeDay(shop.clock(), settings.general.timeZone)
  return shop.db.inTransaction(async (tx) => {
    const quote = await lockOrder(tx, customer, id)
    if (!(await writeAnswer(tx, id, answer, today, shop.clock()))) throw new Problem('quote_not_open')
    if (answer.to === 'accepted') {
      refuseChangedPrice(answer.seenTotal, quote)
      await takeStock(tx, shop, { orderId: id, cause: 'order_placed', actorId: customer.id }, quote.items)
    }
    await recordAnswer(tx, shop, customer, id, answer)
    const answered = await requireOrder(tx, customer, id)
    await queueLetters(tx, lettersOf(answer, orderLetter(answered, letterShop(settings, shop.config))))
    return answered
  })
}

/** A no cancels the order, so it comes too late once the studio has shipped. */
const mayCancel = inArray(orders.status, statusesBefore('cancelled', 'customer'))

/** Whether the quote was still open: sent, unanswered, and its last day not over. */
async function writeAnswer(tx: Db, id: string, answer: Answer, today: string, at: Date): Promise<boolean> {
  const declined =
    answer.to === 'declined' && ({ status: 'cancelled', declineReason: answer.reason } as const)
  const written = await tx
    .update(orders)
    .set({ quoteStatus: answer.to, updatedAt: at, ...declined })
    .where(
      and(
        eq(orders.id, id),
        inArray(orders.quoteStatus, quoteStatusesBefore(answer.to, 'customer')),
        answer.to === 'accepted' ? ne(orders.status, 'cancelled') : mayCancel,
        gte(orders.validUntil, today),
      ),
    )
    .returning({ id: orders.id })
  return written.length > 0
}

async function recordAnswer(tx: Db, { clock }: World, customer: Viewer, orderId: string, answer: Answer) {
  const [type, description] =
    answer.to === 'accepted'
      ? (['quote_accepted', ''] as const)
      : (['quote_declined', answer.reason] as const)
  await recordOrderEvent(tx, { orderId, type, description, actorId: customer.id, at: clock() })
}

function lettersOf(answer: Answer, about: OrderLetter): Letter[] {
  if (answer.to === 'accepted') return [quoteAccepted(about), studioQuoteAccepted(about)]
  const { reason } = answer
  return [quoteDeclined({ ...about, reason }), studioQuoteDeclined({ ...about, reason })]
}
