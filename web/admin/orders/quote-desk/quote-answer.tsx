import type { ShownOrder } from '#web/orders/order-state.ts'
import { When } from '#web/shop/when.tsx'

/** What the customer made of a quote, in words. */
export function QuoteAnswer({ order: { quoteStatus, status, history } }: { order: ShownOrder }) {
  const answeredAt = history.findLast(({ type }) => type === `quote_${quoteStatus}`)?.date
  const on = answeredAt !== undefined && (
    <>
      {' '}
      on <When at={answeredAt} look="moment" />
    </>
  )
  if (quoteStatus === 'accepted') return <>The customer accepted this quote{on}.</>
  if (quoteStatus === 'declined') return <>The customer declined this quote{on}.</>
  if (quoteStatus === 'expired') return <>This quote expired{on} without an answer.</>
  if (status === 'cancelled') return 'This request is cancelled and can no longer be priced.'
  return 'The customer has not answered yet.'
}
