import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { statusesBefore } from '#domain/orders/order-status.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { nextQuoteStatuses } from '#domain/orders/quote-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import { orderCanceled } from '#server/emails/letters/order-canceled.ts'
import { studioQuoteDeclined } from '#server/emails/letters/studio-quote-declined.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { recordOrderEvent } from './history.ts'
import { returnStock } from './stock/hold-stock.ts'
import { orderLetter } from './order-letters.ts'
import { lockOrder, requireOrder, type StoredOrder, type Viewer } from './queries.ts'

/**
 * Cancels an unpaid order, or a quote request that waits, for its customer; its units go back once. A quote
 * that was sent is declined by it. Of two cancels, or a cancel and an approval, at once only one counts.
 *
 * @throws Problem `order_not_found` · `order_not_cancellable` (paid, on its way, delivered or cancelled already)
 */
export async function cancelOrder(
  shop: World,
  customer: Viewer,
  id: string,
  reason: string,
): Promise<StoredOrder> {
  const settings = await currentSettings.get(shop)
  const [actorId, at] = [customer.id, shop.clock()]
  return shop.db.inTransaction(async (tx) => {
    const declines = mayDecline(await lockOrder(tx, customer, id))
    if (!(await writeCancelled(tx, id, at))) throw new Problem('order_not_cancellable')
    if (declines) await writeDeclined(tx, id, reason)
    await returnStock(tx, shop, { orderId: id, cause: 'order_cancelled', actorId })
    await recordOrderEvent(tx, { orderId: id, type: 'cancelled', description: reason, actorId, at })
    const cancelled = await requireOrder(tx, customer, id)
    const about = { ...orderLetter(cancelled, letterShop(settings, shop.config)), reason }
    await queueLetters(tx, [orderCanceled(about), ...(declines ? [studioQuoteDeclined(about)] : [])])
    return cancelled
  })
}

function mayDecline({ quoteStatus }: StoredOrder): boolean {
  return quoteStatus !== null && nextQuoteStatuses(quoteStatus, 'customer').includes('declined')
}

async function writeCancelled(tx: Db, id: string, at: Date): Promise<boolean> {
  const written = await tx
    .update(orders)
    .set({ status: 'cancelled', updatedAt: at })
    .where(
      and(
        eq(orders.id, id),
        inArray(orders.status, statusesBefore('cancelled', 'customer')),
        inArray(orders.paymentStatus, unpaidStatuses),
      ),
    )
    .returning({ id: orders.id })
  return written.length > 0
}

async function writeDeclined(tx: Db, id: string, declineReason: string): Promise<void> {
  await tx.update(orders).set({ quoteStatus: 'declined', declineReason }).where(eq(orders.id, id))
}
