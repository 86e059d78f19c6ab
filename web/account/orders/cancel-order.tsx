import { useState } from 'react'
import { isSettled, mayStillEnd, type ShownOrder } from '#web/orders/order-state.ts'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

/** The way out of an order until it is shipped: here while it is unpaid, else by a call. A quote that waits is declined. */
export function CancelOrder({ order }: { order: ShownOrder }) {
  if (!mayStillEnd(order) || order.quoteStatus === 'quoted') return null
  return (
    <section aria-labelledby="cancel" className="border-t border-line pt-6 print:hidden">
      <h2 id="cancel" className="title-section mb-2">
        Changed your mind?
      </h2>
      {isSettled(order) ? (
        <p className="max-w-text">
          Your order is paid, so call us at <PhoneLink /> to cancel it.
        </p>
      ) : (
        <Cancel order={order} what={order.quoteStatus === 'requested' ? 'request' : 'order'} />
      )}
    </section>
  )
}

type CancelProps = { order: ShownOrder; what: 'order' | 'request' }

function Cancel({ order, what }: CancelProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <p className="max-w-text">
        {what === 'request'
          ? 'You can cancel your request. Nothing is owed.'
          : 'You can cancel your order here until it is paid or shipped.'}
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)} className="max-sm:w-full">
        Cancel {what}
      </Button>
      <CancelDialog order={order} what={what} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}
