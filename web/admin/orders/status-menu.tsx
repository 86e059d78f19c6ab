import {
  nextStatuses,
  orderStatuses,
  orderStatusLabel,
  type OrderStatus,
} from '#domain/orders/order-status.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { MenuButton } from '#kit/browser/ui/menu-button.tsx'
import { Menu } from '#kit/browser/ui/menu.tsx'
import { ShippingDialog } from './shipping-dialog.tsx'
import { useAsking } from './use-asking.ts'
import type { OrderActions } from './use-order-actions.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { FormDialog, submitTexts } from '#web/admin/form-dialog.tsx'

type StatusMenuProps = { order: ShownOrder; actions: OrderActions }

/** Moves the order to another status; cancelling and shipping ask a question first. */
export function StatusMenu({ order, actions }: StatusMenuProps) {
  const { asking, ask, close } = useAsking<OrderStatus>(actions)
  const requested = { order, actions, onClose: close }

  function choose(status: OrderStatus) {
    if (status === 'cancelled' || status === 'shipped') ask(status)
    else void actions.moveTo(status)
  }

  return (
    <>
      <Menu
        label={`Change status, now ${orderStatusLabel(order.status, 'admin')}`}
        trigger={<Trigger isBusy={actions.isBusy} />}
        triggerClassName={buttonLook('primary', 'compact')}
      >
        <Statuses now={order.status} isBusy={actions.isBusy} onChoose={choose} />
      </Menu>
      <CancelDialog {...requested} open={asking === 'cancelled'} />
      <ShippingDialog
        {...requested}
        open={asking === 'shipped'}
        title="Mark as shipped"
        save={actions.ship}
      />
    </>
  )
}

function Trigger({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      {isBusy ? 'Saving...' : 'Change status'}
      <Icon name="chevron-down" className="size-4" />
    </>
  )
}

type StatusesProps = { now: OrderStatus; isBusy: boolean; onChoose: (status: OrderStatus) => void }

function Statuses({ now, isBusy, onChoose }: StatusesProps) {
  const open = nextStatuses(now, 'admin')
  return orderStatuses.map((status) => (
    <MenuButton
      key={status}
      tone={status === 'cancelled' ? 'danger' : 'plain'}
      disabled={isBusy || !open.includes(status)}
      onClick={() => onChoose(status)}
    >
      {orderStatusLabel(status, 'admin')}
      {status === now && <Icon name="check" className="ml-auto" />}
    </MenuButton>
  ))
}

type CancelDialogProps = { order: ShownOrder; open: boolean; actions: OrderActions; onClose: () => void }

/** Asks before an order is cancelled, and why: the customer reads the reason. */
function CancelDialog({ order, open, actions, onClose }: CancelDialogProps) {
  const cancel = submitTexts(async ({ reason = '' }) => {
    if (await actions.cancel(reason)) onClose()
  })
  const title = `Cancel ${orderReference(order._id)}?`
  const buttons = {
    action: 'Cancel order',
    keep: 'Keep order',
    tone: 'danger',
    busy: actions.isBusy,
    busyText: 'Cancelling...',
  } as const
  return (
    <FormDialog {...{ open, title, onClose }} {...buttons} failure={actions.failure} onSubmit={cancel}>
      <p>{consequence(order)}</p>
      <TextArea
        label="Reason"
        name="reason"
        optional
        maxLength={2000}
        hint="The customer reads it in our letter and on the order."
      />
    </FormDialog>
  )
}

function consequence(order: ShownOrder): string {
  if (!isAgreed(order)) return 'The quote can then no longer be sent or accepted. We write to the customer.'
  const restocked = 'Its pieces go back into stock and we write to the customer.'
  return order.isPaid ? `${restocked} The payment stays until you mark it as refunded.` : restocked
}
