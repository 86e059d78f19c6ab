import { AddressLines } from '#web/orders/address-lines.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { When } from '#web/shop/when.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Facts, type Fact } from '../facts.tsx'
import { ShippingDialog } from './shipping-dialog.tsx'
import { useAsking } from './use-asking.ts'
import type { OrderActions } from './use-order-actions.ts'

const TITLE = 'Save shipping details'

/** Where an order goes and how it travels. */
export function DeliveryCard({ order, actions }: { order: ShownOrder; actions: OrderActions }) {
  const { asking, ask, close } = useAsking<'shipping'>(actions)
  const dialog = { order, actions, open: asking === 'shipping', onClose: close }
  const edit = (
    <Button variant="quiet" size="compact" icon="edit" onClick={() => ask('shipping')} className="-mr-3">
      Edit
    </Button>
  )
  return (
    <Card title="Shipping" actions={edit}>
      <AddressLines address={order.shippingAddress} />
      <Facts className="mt-4" facts={factsOf(order)} />
      <ShippingDialog {...dialog} title={TITLE} save={actions.saveShipping} />
    </Card>
  )
}

function factsOf({ isPickup, shippingMethod, trackingNumber, deliveredAt }: ShownOrder): Fact[] {
  return [
    ['Delivery', isPickup && 'Local pickup'],
    ['Method', shippingMethod],
    ['Tracking', trackingNumber],
    ['Delivered', deliveredAt !== null && <When key="day" at={deliveredAt} />],
  ]
}
