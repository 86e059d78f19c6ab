import { useState } from 'react'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { mayStillEnd, type ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { AcceptQuote } from './accept-quote.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import type { Quote } from './quote-panel.tsx'

type OpenQuoteProps = { order: ShownOrder; quote: Quote }

/** A quote that waits for its answer: what it comes to, until when, the studio's note, yes and no. */
export function OpenQuote({ order, quote: { validUntil, note } }: OpenQuoteProps) {
  const [isDeclining, setDeclining] = useState(false)
  // A no cancels the order, so it comes too late once the studio has shipped.
  const mayDecline = mayStillEnd(order)
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="title-section">
          Your quote: <Money dollars={order.totalPrice} />
        </h2>
        {validUntil !== null && (
          <p className="mt-2">
            This quote is valid until <CalendarDay day={validUntil} />.
          </p>
        )}
        {note !== '' && <p className="mt-3 max-w-text whitespace-pre-line">{note}</p>}
      </div>
      <AcceptQuote order={order}>
        {mayDecline && (
          <Button variant="secondary" onClick={() => setDeclining(true)}>
            Decline
          </Button>
        )}
      </AcceptQuote>
      <DeclineDialog orderId={order._id} open={isDeclining} onClose={() => setDeclining(false)} />
    </div>
  )
}
