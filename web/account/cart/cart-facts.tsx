import type { ReactNode } from 'react'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { DELIVERY_TIMES } from '#domain/policies.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { quantityOf } from '#kit/core/items-text.ts'
import { CartDues } from '#web/cart/cart-dues.tsx'
import type { Cart } from '#web/cart/cart-state.ts'
import { useSession } from '#web/session.ts'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { useShop } from '#web/shop/shop.ts'

/**
 * What a cart comes to so far, when it is to be paid, where it would go by the address of the account, how long that
 * takes, and who answers.
 */
export default function CartFacts({ cart }: { cart: Cart }): ReactNode {
  const { shipsTo } = useShop().settings
  const address = useSession()?.user.address
  const island = address?.country === 'United States' ? hawaiiPlace(address.zipCode)?.island : undefined
  return (
    <div className="mt-4 grid gap-2 text-sm">
      {cart.itemsPrice === null && <SumSoFar items={cart.items} />}
      <CartDues total={cart.totalPrice} />
      <p>
        {island ? `Delivery to ${island}.` : shipsTo} {DELIVERY_TIMES}
      </p>
      <p>
        Our studio answers, by email or at <PhoneLink />.
      </p>
    </div>
  )
}

/** The sum of the pieces that have a price, and how many are still to be priced. */
function SumSoFar({ items }: Pick<Cart, 'items'>) {
  const open = quantityOf(items.filter(({ price }) => price === null))
  const priced = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
  return (
    <p className="text-base font-medium">
      {priced > 0 && (
        <>
          Subtotal so far <Money dollars={priced} />, plus{' '}
        </>
      )}
      {`${open} ${open === 1 ? 'piece' : 'pieces'} to be priced.`}
    </p>
  )
}
