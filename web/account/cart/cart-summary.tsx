import { TotalsList } from '#web/parts/totals-list.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Cart } from './cart-state.ts'

type CartSummaryProps = { cart: Cart; onClear: () => void }

/** How much is in the cart and what it comes to, or how a price is come by. */
export function CartSummary({ cart, onClear }: CartSummaryProps) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-section">Summary</h2>
        <p className="text-muted">
          {cart.totalItems} {cart.totalItems === 1 ? 'item' : 'items'}
        </p>
      </div>
      {cart.totalPrice === null ? (
        <p>
          Price on request. Ask for a quote and it comes by email within 24-48 hours. No payment is taken when
          you ask.
        </p>
      ) : (
        <TotalsList figures={cart} />
      )}
      <Button variant="quiet" size="compact" icon="trash" onClick={onClear} className="mt-4 -ml-3">
        Clear cart
      </Button>
    </>
  )
}
