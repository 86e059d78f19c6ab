import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { DELIVERY_TIMES } from '#domain/policies.ts'
import { useSession } from '#web/session.ts'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { useShop } from '#web/shop/shop.ts'

/** Where a cart would go and how long that takes, by the address of the account; and who answers. */
export function CartDelivery({ className }: { className: string }) {
  const { shipsTo } = useShop().settings
  const address = useSession()?.user.address
  const island = address?.country === 'United States' ? hawaiiPlace(address.zipCode)?.island : undefined
  return (
    <div className={className}>
      <p>
        {island ? `Delivery to ${island}.` : shipsTo} {DELIVERY_TIMES}
      </p>
      <p className="mt-2">
        Our studio answers, by email or at <PhoneLink />.
      </p>
    </div>
  )
}
