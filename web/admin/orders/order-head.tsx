import { isAgreed } from '#domain/orders/agreed.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { DocumentButton } from '#web/orders/document-button.tsx'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { TalkBadges } from '#web/orders/talk-badges.tsx'
import { When } from '#web/shop/when.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'
import { StatusMenu } from './status-menu.tsx'
import type { OrderActions } from './use-order-actions.ts'
import { WaitingBadge } from './waiting-badge.tsx'
import { call } from '#web/api.ts'

type OrderHeadProps = { order: ShownOrder; actions: OrderActions }

/** Which order this is, where it stands, and what can be done with the whole of it. */
export function OrderHead({ order, actions }: OrderHeadProps) {
  return (
    <header className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <Title order={order} />
        <p className="mt-1.5 text-muted">
          <When at={order.createdAt} look="moment" />
          {order.user && <>, {order.user.fullName}</>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="compact" icon="print" onClick={() => window.print()}>
          Print
        </Button>
        <DocumentButton order={order} size="compact" />
        <PackingSlipButton order={order} />
        <StatusMenu order={order} actions={actions} />
      </div>
    </header>
  )
}

function Title({ order }: { order: ShownOrder }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="title-page">
        {isAgreed(order) ? 'Order' : 'Quote request'} {order.number}
      </h1>
      <span className="flex flex-wrap gap-1.5">
        <OrderStatusBadge order={order} reader="admin" />
        <WaitingBadge order={order} />
        <TalkBadges order={order} reader="admin" />
      </span>
    </div>
  )
}

/** Saves what is to be packed, once it is agreed. */
function PackingSlipButton({ order }: { order: ShownOrder }) {
  if (!isAgreed(order) || order.status === 'cancelled') return null
  return (
    <SaveFileButton
      size="compact"
      fetchFile={() => call('GET /api/orders/:id/packing-slip.pdf', { params: { id: order._id } })}
      failed="The PDF could not be made. Please try again."
    >
      Packing slip PDF
    </SaveFileButton>
  )
}
