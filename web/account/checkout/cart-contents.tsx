import { PRICE_ON_REQUEST } from '#domain/settings/sales-mode.ts'
import { cartItemLine } from '#web/orders/item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { isAtHand, type Cart } from '#web/cart/cart-state.ts'

type CartContentsProps = { cart: Cart }

/** What is in the cart and what it comes to, beside a form. */
export function CartContents({ cart }: CartContentsProps) {
  return (
    <div className="grid gap-5">
      <h2 className="title-section">Your cart</h2>
      <ItemList
        label="Items"
        lines={cart.items.filter(isAtHand).map(cartItemLine)}
        unpriced={PRICE_ON_REQUEST}
      />
      {cart.totalPrice !== null && (
        <div className="border-t border-line pt-4">
          <TotalsList figures={cart} />
        </div>
      )}
    </div>
  )
}
