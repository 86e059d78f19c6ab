import { Link } from '#kit/browser/router/router.ts'
import { isPayable, type ShownOrder } from '#web/orders/order-state.ts'
import { DocumentButton } from '#web/orders/document-button.tsx'
import { NextDue } from '#web/payments/money-line.tsx'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { TalkBadges } from '#web/orders/talk-badges.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'

/** Which order it is, where it stands, and what can be done with it. */
export function OrderHead({ order }: { order: ShownOrder }) {
  return (
    <header>
      <Link
        to={paths.orders()}
        className="text-link mb-4 inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <Icon name="arrow-left" />
        My Collection Orders
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="title-page flex flex-wrap items-center gap-x-4 gap-y-2">
            Order {order.number}
            <span className="flex flex-wrap gap-1.5 font-sans text-base tracking-normal">
              <OrderStatusBadge order={order} reader="customer" />
              <TalkBadges order={order} reader="customer" />
            </span>
          </h1>
          <p className="mt-2 text-muted">
            {order.kind === 'quote' ? 'Requested' : 'Placed'} on <When at={order.createdAt} look="moment" />
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          {isPayable(order) && (
            <ButtonLink to={paths.payment(order._id)}>
              <span className="text-center">
                Pay Now <NextDue payment={order.payment} className="block text-xs font-normal" />
              </span>
            </ButtonLink>
          )}
          <OrderPapers order={order} className={isToAnswer(order) ? 'contents max-sm:hidden' : 'contents'} />
        </div>
      </div>
    </header>
  )
}

/** Whether its customer has to answer a quote: on a phone that comes before its papers. */
export function isToAnswer({ status, quoteStatus }: ShownOrder): boolean {
  return status !== 'cancelled' && quoteStatus === 'quoted'
}

/** It as a PDF, and on paper. */
export function OrderPapers({ order, className }: { order: ShownOrder; className: string }) {
  return (
    <div className={className}>
      <DocumentButton order={order} />
      <Button variant="secondary" icon="print" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
