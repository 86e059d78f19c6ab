/**
 * The life of an order.
 *
 *   pending ─▶ processing ─▶ shipped ─▶ delivered
 *      └────────────┴──▶ cancelled
 *
 * The studio may set any other status, forwards or back; the drawing shows the usual way.
 * `cancelled` is the stored spelling; customers read "Canceled".
 */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export type OrderActor = 'customer' | 'admin'

/** Who may move an order from where to where. A customer's order must be unpaid as well. */
const moves: Record<OrderActor, Record<OrderStatus, readonly OrderStatus[]>> = {
  customer: { pending: ['cancelled'], processing: ['cancelled'], shipped: [], delivered: [], cancelled: [] },
  admin: {
    pending: others('pending'),
    processing: others('processing'),
    shipped: others('shipped'),
    delivered: others('delivered'),
    cancelled: others('cancelled'),
  },
}

const labels: Record<OrderActor, Record<OrderStatus, string>> = {
  customer: labelsWith('Canceled'),
  admin: labelsWith('Cancelled'),
}

/** Where `actor` may move an order next; the screens offer exactly these. */
export function nextStatuses(from: OrderStatus, actor: OrderActor): readonly OrderStatus[] {
  return moves[actor][from]
}

/** The statuses from which `actor` may reach `to`; the guarded UPDATE accepts exactly these. */
export function statusesBefore(to: OrderStatus, actor: OrderActor): OrderStatus[] {
  return orderStatuses.filter((from) => nextStatuses(from, actor).includes(to))
}

/** Whether an order can still be sent to another address; one on its way can be redirected. */
export function mayMoveElsewhere(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}

/** The stored status that `text` names, in either spelling of cancelled; undefined when it names none. */
export function parseOrderStatus(text: string): OrderStatus | undefined {
  const spelling = text === 'canceled' ? 'cancelled' : text
  return orderStatuses.find((status) => status === spelling)
}

/** The word for a status: customers read "Canceled", the back office "Cancelled". */
export function orderStatusLabel(status: OrderStatus, reader: OrderActor): string {
  return labels[reader][status]
}

function others(status: OrderStatus): readonly OrderStatus[] {
  return orderStatuses.filter((other) => other !== status)
}

function labelsWith(cancelled: string): Record<OrderStatus, string> {
  return {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled,
  }
}
