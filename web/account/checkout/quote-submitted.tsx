import { QUOTE_PENDING, quoteStatusLabels } from '#domain/orders/quote-status.ts'
import { QUOTE_TIME } from '#domain/orders/quote-time.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { useSession } from '#web/session.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { ConfirmedPieces } from './confirmed-pieces.tsx'
import { NextSteps } from './next-steps.tsx'
import { SendAgain } from './send-again.tsx'

const TITLE = 'We have your request'

const next = [
  'We price your list and add shipping and taxes.',
  'Your quote comes by email, with a date until which it is valid.',
  'You decide then. Nothing is held or charged until you accept.',
]

/** After a request for a quote: what comes, when, and where to see it. */
export function QuoteSubmitted({ order }: { order: ShownOrder }) {
  const email = useSession()?.user.email
  return (
    <>
      <PageHead title={TITLE} noindex />
      <CheckoutSteps current="confirmation" mode="quote" orderId={order._id} />
      <h1 className="title-page">{TITLE}</h1>
      <p className="mt-3 max-w-text text-lg">
        Your quote comes to {email} within {QUOTE_TIME}. You can also see it under My Collection Orders.
      </p>
      <SendAgain orderId={order._id} />
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        <Fact label="Request" value={orderReference(order._id)} />
        <Fact label="Total" value={QUOTE_PENDING} />
        <div>
          <dt className="text-sm text-muted">Status</dt>
          <dd>
            <Badge tone="warn" icon="clock">
              {quoteStatusLabels.requested}
            </Badge>
          </dd>
        </div>
      </dl>
      <ConfirmedPieces order={order}>
        <NextSteps steps={next} />
        <ButtonLink to={paths.orders()} className="w-full">
          My Collection Orders
        </ButtonLink>
      </ConfirmedPieces>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}
