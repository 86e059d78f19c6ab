import { useState } from 'react'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { CheckoutColumns } from '#web/account/checkout/checkout-columns.tsx'
import { CartAction } from './cart-action.tsx'
import { CartLine } from './cart-line.tsx'
import type { Cart } from '#web/cart/cart-state.ts'
import { CartSummary } from './cart-summary.tsx'
import { useCartChange } from './use-cart-change.ts'

type CartContentProps = {
  cart: Cart
  /** The product that a link led to. */
  marked: string | undefined
}

/** The lines of a cart, what they come to, and the way to the checkout. */
export function CartContent({ cart, marked }: CartContentProps) {
  const { change, remove, clear } = useCartChange()
  const [isAsking, setAsking] = useState(false)

  function clearAll() {
    setAsking(false)
    clear()
  }

  return (
    <CheckoutColumns
      summary={<CartSummary cart={cart} onClear={() => setAsking(true)} />}
      action={<CartAction cart={cart} />}
    >
      <ul aria-label="In your cart" className="border-t border-line">
        {cart.items.map((item) => (
          <CartLine
            key={item._id}
            item={item}
            isMarked={item.product._id === marked}

            onChange={(quantity) => change(item, quantity)}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        title="Clear your cart?"
        action="Clear cart"
        onConfirm={clearAll}
        onClose={() => setAsking(false)}
      >
        <p>Every piece is taken out of your cart.</p>
      </ConfirmDialog>
    </CheckoutColumns>
  )
}
