import { and, inArray } from 'drizzle-orm'
import { awaitsVerdict } from '#domain/orders/order-payment.ts'
import { statusesBefore } from '#domain/orders/order-status.ts'
import { nextQuoteStatuses } from '#domain/orders/quote-status.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { refundableOf } from '#domain/payments/sums.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { changeOrder } from './change-order.ts'
import { updateOrder, type StoredOrder } from './queries.ts'
import { releaseStock } from '#server/stock/reservations.ts'
import { orderLetter } from './letters.ts'

const isCancellable = and(
  inArray(orders.status, statusesBefore('cancelled', 'customer')),
  inArray(orders.paymentStatus, unpaidStatuses),
)

/**
 * Cancels an order that nothing was paid of, or a quote request that waits, for its customer; its units go back once. A quote
 * that was sent is declined by it, and the studio hears of a payment that may be on its way. Of two cancels, or a
 * cancel and an approval, at once only one counts.
 *
 * @throws Problem `order_not_found` · `order_not_cancellable` (paid, on its way, delivered or cancelled already)
 */
export function cancelOrder(world: World, customer: Actor, id: string, reason: string): Promise<StoredOrder> {
  return changeOrder(world, customer, id, {
    async write(tx, before, at) {
      if (before.payable && refundableOf(before.payable) > 0) return false
      const declined = mayDecline(before) && ({ quoteStatus: 'declined', declineReason: reason } as const)
      const set = { status: 'cancelled', updatedAt: at, ...declined } as const
      if (!(await updateOrder(tx, id, set, isCancellable))) return false
      await releaseStock(tx, world, { orderId: id, cause: 'order_cancelled', actorId: customer.id })
      return true
    },
    otherwise: 'order_not_cancellable',
    event: 'cancelled',
    description: reason,
    letters: (about, before) => [
      orderLetter('order-canceled', about, { reason }),
      ...(mayDecline(before) ? [orderLetter('studio-quote-declined', about, { reason })] : []),
      ...(awaitsVerdict(before) ? [orderLetter('studio-canceled-with-payment', about, { reason })] : []),
    ],
  })
}

function mayDecline({ quoteStatus }: StoredOrder): boolean {
  return quoteStatus !== null && nextQuoteStatuses(quoteStatus, 'customer').includes('declined')
}
