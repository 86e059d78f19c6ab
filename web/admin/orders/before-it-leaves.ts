import { isAgreed } from '#domain/orders/agreed.ts'
import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import type { ShownOrderSummary } from '#web/orders/order-state.ts'

export const NOT_AGREED = 'The customer has not accepted a quote: no price is agreed, no piece is held.'

/** What should have come before it leaves: a yes, and money, unless that is cash when it arrives. */
export function beforeItLeaves(order: ShownOrderSummary): string | undefined {
  if (!isAgreed(order)) return NOT_AGREED
  const { payment } = order
  const isDue = payment?.dues.some(({ open, rule }) => open > 0 && rule !== 'on_delivery')
  if (!payment || !isDue) return undefined
  return `${formatDollars(payment.open)} is still open. Ship it now only if you agreed to that with the customer.`
}
