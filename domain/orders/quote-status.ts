import type { OrderStatus } from './order-status.ts'

/**
 * The life of a quote.
 *
 *   requested ─▶ quoted ─┬─▶ accepted   the customer's yes: stock is held, payment opens
 *                 ▲  │   ├─▶ declined   the customer's no
 *                 └──┘   └─▶ expired    its last day is over
 *
 * The studio may revise a quote (quoted ─▶ quoted) until it is answered.
 */
export const quoteStatuses = ['requested', 'quoted', 'accepted', 'declined', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]
export type QuoteActor = 'admin' | 'customer' | 'calendar'

/** Stands where a price would, until the studio has named one. */
export const QUOTE_PENDING = 'Quote Pending'

const moves: Record<QuoteActor, Record<QuoteStatus, readonly QuoteStatus[]>> = {
  admin: { requested: ['quoted'], quoted: ['quoted'], accepted: [], declined: [], expired: [] },
  customer: { requested: [], quoted: ['accepted', 'declined'], accepted: [], declined: [], expired: [] },
  calendar: { requested: [], quoted: ['expired'], accepted: [], declined: [], expired: [] },
}

export const quoteStatusLabels: Record<QuoteStatus, string> = {
  requested: 'Pending Review',
  quoted: 'Quoted',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
}

/** Where `actor` may move a quote next; the screens offer exactly these. */
export function nextQuoteStatuses(from: QuoteStatus, actor: QuoteActor): readonly QuoteStatus[] {
  return moves[actor][from]
}

/** The statuses from which `actor` may reach `to`; the guarded UPDATE accepts exactly these. */
export function quoteStatusesBefore(to: QuoteStatus, actor: QuoteActor): QuoteStatus[] {
  return quoteStatuses.filter((from) => nextQuoteStatuses(from, actor).includes(to))
}

/** Whether the studio may still price and revise it. */
export function isPriceable({
  quoteStatus,
  status,
}: {
  quoteStatus: QuoteStatus | null
  status: OrderStatus
}): boolean {
  const isUnanswered = quoteStatus !== null && nextQuoteStatuses(quoteStatus, 'admin').includes('quoted')
  return isUnanswered && status !== 'cancelled'
}
