import type { ReactNode } from 'react'
import type { QuoteStatus } from '#domain/orders/quote-status.ts'
import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { useSession } from '#web/session.ts'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { OpenQuote, type Quote } from './open-quote.tsx'

type QuotePanelProps = { order: ShownOrder; quote: Quote }

/** Where a quote stands and what its customer can do; an order cancelled by the studio says so elsewhere. */
export function QuotePanel({ order, quote }: QuotePanelProps) {
  const { quoteStatus, status } = order
  const isOver = status === 'cancelled' && (quoteStatus === 'requested' || quoteStatus === 'quoted')
  if (quoteStatus === null || isOver) return null
  const Panel = panels[quoteStatus]
  return (
    <section aria-label="Quote" className="rounded-control bg-sand p-5 sm:p-8 print:hidden">
      <Panel order={order} quote={quote} />
    </section>
  )
}

const panels: Record<QuoteStatus, (props: QuotePanelProps) => ReactNode> = {
  requested: Requested,
  quoted: OpenQuote,
  accepted: Accepted,
  declined: Declined,
  expired: Expired,
}

function Requested() {
  const email = useSession()?.user.email
  return (
    <>
      <h2 className="title-section">We have your request</h2>
      <p className="mt-2 max-w-text">
        Your quote comes to {email} within {QUOTE_TIME}.
      </p>
    </>
  )
}

function Accepted({ quote: { note } }: QuotePanelProps) {
  return (
    <>
      <h2 className="title-section">You accepted this quote</h2>
      <p className="mt-2 max-w-text">The pieces are held for you.</p>
      {note !== '' && <p className="mt-2 max-w-text whitespace-pre-line text-muted">{note}</p>}
    </>
  )
}

function Declined({ quote: { declineReason } }: QuotePanelProps) {
  return (
    <>
      <h2 className="title-section">You declined this quote</h2>
      {declineReason !== '' && <p className="mt-2 max-w-text whitespace-pre-line">{declineReason}</p>}
      <p className="mt-2 max-w-text text-muted">Nothing is owed. If things change, ask for another one.</p>
      <AskAgain />
    </>
  )
}

function Expired({ quote: { validUntil } }: QuotePanelProps) {
  return (
    <>
      <h2 className="title-section">This quote has ended</h2>
      <p className="mt-2 max-w-text">
        {validUntil !== null && (
          <>
            It was valid until <CalendarDay day={validUntil} />.{' '}
          </>
        )}
        Nothing is owed. Ask for another one and we price your list again.
      </p>
      <AskAgain />
    </>
  )
}

function AskAgain() {
  return (
    <ButtonLink to={paths.browse()} variant="secondary" className="mt-4">
      Browse Collection
    </ButtonLink>
  )
}
