import type { Db } from '#kit/node/db/database.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { moneyEvents } from '#server/payments/payable-port.ts'
import { refuseEndless } from '#server/events.ts'

/** What can happen to an order, with the title that its customer and the studio read. */
const titles = {
  placed: 'Order placed',
  quote_requested: 'Quote requested',
  placed_by_studio: 'Order entered by the studio',
  quote_requested_by_studio: 'Quote request entered by the studio',
  quote_sent: 'Quote sent',
  quote_revised: 'Quote revised',
  change_requested: 'Change of the quote asked for',
  quote_accepted: 'Quote accepted',
  quote_declined: 'Quote declined',
  quote_expired: 'Quote expired',
  evidence_uploaded: 'Payment evidence uploaded',
  payment_method_changed: 'Payment method changed',
  payment_stated: 'Payment stated',
  paid: 'Payment verified',
  payment_received: 'Payment received',
  payment_rejected: 'Payment rejected',
  payment_pending: 'Payment to be checked again',
  refunded: 'Payment refunded',
  ...moneyEvents,
  pending: 'Back to pending',
  processing: 'In processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  shipping_changed: 'Shipping details changed',
  address_changed: 'Delivery address changed',
  confirmation_sent: 'Confirmation sent again',
  archived: 'Archived',
  unarchived: 'Back from the archive',
} as const

export type OrderEventType = keyof typeof titles

/** What a customer can do again and again. */
const repeatable: readonly OrderEventType[] = [
  'payment_method_changed',
  'payment_stated',
  'address_changed',
  'confirmation_sent',
]

export type NewOrderEvent = {
  orderId: string
  type: OrderEventType
  description?: string
  /** Null when the calendar did it. */
  actorId: string | null
  at: Date
}

/** What customer and studio read of it. */
export function titleOf(type: OrderEventType): string {
  return titles[type]
}

/**
 * Writes what happened to one or more orders, in the transaction that made it happen.
 *
 * @throws Problem `changed_too_often`
 */
export async function recordOrderEvent(tx: Db, ...events: NewOrderEvent[]): Promise<void> {
  await tx
    .insert(orderHistory)
    .values(events.map(({ at, ...event }) => ({ ...event, title: titleOf(event.type), createdAt: at })))
  for (const { orderId: id, type, actorId } of events)
    if (actorId !== null && repeatable.includes(type))
      await refuseEndless(tx, 'order', { id, actorId, types: repeatable })
}
