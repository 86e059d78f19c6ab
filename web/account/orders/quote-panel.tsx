import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import type { ReactNode } from 'react'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { QuoteStatus } from '#domain/orders/quote-status.ts'
import { quoteTime } from '#domain/settings/promises.ts'
import { useSession } from '#web/session.ts'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { OpenQuote, type Quote } from './open-quote.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

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

function Requested({ order }: QuotePanelProps) {
  const email = useSession()?.user.email
  return (
    <>
      <h2 className="title-section">We have your request</h2>
      <p className="mt-2 max-w-text">
        Your quote comes to <MailAddress address={email ?? ''} /> within {quoteTime(order)}.
      </p>
    </>
  )
}

/** What became of the pieces of a quote that was accepted. */
const piecesAre: Record<OrderStatus, string> = {
  pending: 'The pieces are held for you.',
  processing: 'The pieces are held for you.',
  shipped: 'The pieces are on their way.',
  delivered: 'The pieces were delivered.',
  cancelled: 'The order was canceled: the pieces are no longer held.',
}

function Accepted({ order, quote: { note } }: QuotePanelProps) {
  return (
    <>
      <h2 className="title-section">You accepted this quote</h2>
      <p className="mt-2 max-w-text">{piecesAre[order.status]}</p>
      <Written text={note} className="mt-2 max-w-text text-muted" />
    </>
  )
}

function Declined({ quote: { declineReason } }: QuotePanelProps) {
  return (
    <>
      <h2 className="title-section">You declined this quote</h2>
      <Written text={declineReason} className="mt-2 max-w-text" />
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
