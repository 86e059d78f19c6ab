import { Link } from '#kit/browser/router/router.ts'
import { AddressLines } from '#web/orders/address-lines.tsx'
import type { ShopSettings } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import type { Shipping } from './shipping-form.ts'

type DeliveryReviewProps = { shipping: Shipping; settings: ShopSettings }

/** Where the order goes, with the way to change it. */
export function DeliveryReview({ shipping, settings }: DeliveryReviewProps) {
  const { localPickupAddress } = settings.shipping
  return (
    <section aria-labelledby="delivery">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="delivery" className="title-section">
          {shipping.pickup ? 'Local pickup' : 'Shipping address'}
        </h2>
        <Link to={paths.shipping()} className="text-link target-44">
          Edit<span className="sr-only"> the shipping address</span>
        </Link>
      </div>
      {shipping.pickup && (
        <p className="mb-3">You pick it up{localPickupAddress === '' ? '' : ` at ${localPickupAddress}`}.</p>
      )}
      <AddressLines address={shipping} />
    </section>
  )
}
