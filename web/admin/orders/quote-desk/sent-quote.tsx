import type { ReactNode } from 'react'
import { sumCents } from '#kit/core/money.ts'
import { quoteStatusLabels, type QuoteStatus } from '#domain/orders/quote-status.ts'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { When } from '#web/shop/when.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

type SentQuoteProps = {
  order: ShownOrder
  /** Absent once the quote is answered or over. */
  onRevise?: () => void
}

const tones: Record<QuoteStatus, Tone> = {
  requested: 'neutral',
  quoted: 'info',
  accepted: 'good',
  declined: 'bad',
  expired: 'neutral',
}

/** What was sent to the customer, when, and what came of it. */
export function SentQuote({ order, onRevise }: SentQuoteProps) {
  const { quote, quoteStatus } = order
  if (quote === null || quoteStatus === null) return null
  return (
    <Card title="Quote" actions={<Standing quoteStatus={quoteStatus} onRevise={onRevise} />}>
      <p className="mb-4 max-w-text">
        <QuoteAnswer order={order} />
      </p>
      <Facts facts={factsOf(quote, listTotal(order))} />
      <Quotation label="Your note">{quote.note}</Quotation>
      <Quotation label="The customer's reason">{quote.declineReason}</Quotation>
    </Card>
  )
}

function Standing({ quoteStatus, onRevise }: { quoteStatus: QuoteStatus; onRevise?: () => void }) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Badge tone={tones[quoteStatus]}>{quoteStatusLabels[quoteStatus]}</Badge>
      {onRevise && (
        <Button variant="secondary" size="compact" icon="edit" onClick={onRevise}>
          Revise quote
        </Button>
      )}
    </span>
  )
}

function Quotation({ label, children }: { label: string; children: string }): ReactNode {
  if (children === '') return null
  return (
    <figure className="mt-4 max-w-text">
      <figcaption className="text-sm text-muted">{label}</figcaption>
      <blockquote className="mt-1 border-l-2 border-line pl-4">
        <Written text={children} />
      </blockquote>
    </figure>
  )
}

function factsOf({ sentAt, validUntil }: NonNullable<ShownOrder['quote']>, atListPrices: number): Fact[] {
  return [
    ['Sent', sentAt !== null && <When key="sent" at={sentAt} look="moment" />],
    ['Valid until', validUntil !== null && <CalendarDay key="until" day={validUntil} />],
    ['At list prices', <Money key="list" dollars={atListPrices} />],
  ]
}

/** What the items came to in the catalogue when they were asked for, in dollars. */
function listTotal({ orderItems }: ShownOrder): number {
  return sumCents(orderItems.map(({ listPrice = 0, quantity }) => centsOf(listPrice) * quantity)) / 100
}

/** What the customer made of a quote, in words. */
function QuoteAnswer({ order: { quoteStatus, status, history, changeRequestedAt } }: { order: ShownOrder }) {
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
  if (status === 'cancelled') return 'This request is canceled and can no longer be priced.'
  if (changeRequestedAt !== null)
    return 'The customer asked for a change: answer under Messages or revise it.'
  return 'The customer has not answered yet.'
}
