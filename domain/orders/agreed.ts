import type { QuoteStatus } from './quote-status.ts'

/** Whether the customer has agreed to an order's prices: it was placed at list prices, or its quote was accepted. */
export function isAgreed({
  kind,
  quoteStatus,
}: {
  kind: 'purchase' | 'quote'
  quoteStatus: QuoteStatus | null
}): boolean {
  return kind === 'purchase' || quoteStatus === 'accepted'
}
