import { useState } from 'react'
import { isAgreed } from '#domain/orders/agreed.ts'
import {
  nextStatuses,
  orderStatuses,
  orderStatusLabel,
  type OrderStatus,
} from '#domain/orders/order-status.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { useAsking } from '../form-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { ValueMenu } from '../value-menu.tsx'
import { beforeItLeaves, NOT_AGREED } from './before-it-leaves.ts'
import { ShippingDialog } from './shipping-dialog.tsx'
import type { OrderActions } from './use-order-actions.ts'

type StatusMenuProps = { order: ShownOrder; actions: OrderActions }

/** Moves the order to another status; cancelling, shipping and what nobody agreed to ask a question first. */
export function StatusMenu({ order, actions }: StatusMenuProps) {
  const { _id, status: now } = order
  const { asking, ask, close } = useAsking<OrderStatus>(`next status of ${_id}`, actions)

  // Where it stood when that was asked: a colleague may move it while the window is open.
  const [seen, setSeen] = useState(now)

  function choose(status: OrderStatus) {
    setSeen(now)
    const isUnagreed = !isAgreed(order) && status !== 'pending'
    if (status === 'cancelled' || status === 'shipped' || isUnagreed) ask(status)
    else void actions.moveTo(status, now)
  }

  async function moveOn(status: OrderStatus) {
    if (await actions.moveTo(status, seen)) close()
  }

  return (
    <>
      <ValueMenu
        what="status"
        now={now}
        values={orderStatuses.map((value) => ({ value, label: orderStatusLabel(value, 'admin') }))}
        next={nextStatuses(now, 'admin')}
        dangerous={['cancelled']}
        variant="primary"
        isBusy={actions.isBusy}
        onChoose={choose}
      />
      <ReasonDialog
        open={asking === 'cancelled'}
        title={`Cancel ${order.number}?`}
        action="Cancel order"
        keep="Keep order"
        acts={actions}
        busyText="Canceling..."
        line={consequence(order)}
        hint="The customer reads it in our letter and on the order."
        optional
        draft={`why ${_id} is cancelled`}
        onReason={(reason) => actions.cancel(reason, seen)}
        onClose={close}
      />
      <ShippingDialog
        {...{ order, actions }}
        open={asking === 'shipped'}
        title="Mark as shipped"
        warning={beforeItLeaves(order)}
        act={(shipping) => actions.ship(shipping, seen)}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === 'processing' || asking === 'delivered'}
        title={`Mark as ${asking}`}
        action={`Mark as ${asking}`}
        busy={actions.isBusy}
        error={actions.failure}
        onConfirm={() => asking && void moveOn(asking)}
        onClose={close}
      >
        <p>{NOT_AGREED}</p>
      </ConfirmDialog>
    </>
  )
}

function consequence(order: ShownOrder): string {
  if (!isAgreed(order)) return 'The quote can then no longer be sent or accepted. We write to the customer.'
  const restocked = 'Its pieces go back into stock and we write to the customer.'
  const hasMoney = (order.payment?.received ?? 0) > 0
  return hasMoney ? `${restocked} The payment stays until you mark it as refunded.` : restocked
}
