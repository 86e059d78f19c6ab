import { AddressLines } from '#web/orders/address-lines.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { useShop } from '#web/shop/shop.ts'
import { Card } from '#kit/browser/ui/card.tsx'

/** Where an order goes and how. */
export function OrderShippingInfo({ order }: { order: ShownOrder }) {
  const { localPickupAddress } = useShop().settings.shipping
  return (
    <Card title="Shipping information" className="print:border-0 print:p-0">
      <div className="grid gap-3">
        {order.isPickup && <p>Local pickup{localPickupAddress === '' ? '' : ` at ${localPickupAddress}`}.</p>}
        <AddressLines address={order.shippingAddress} />
        {order.shippingMethod !== '' && !order.isPickup && <p>Shipping method: {order.shippingMethod}</p>}
        {order.trackingNumber !== '' && (
          <p>
            Tracking number: <span className="font-medium break-all">{order.trackingNumber}</span>
          </p>
        )}
      </div>
    </Card>
  )
}
